"""Texts that break whoever does not escape, shape or measure them rightly."""

from __future__ import annotations

HOSTILE_LINES = (
    "R&D <audit> \"A\" 'B' & co > tout",
    "]]> <!-- --> <![CDATA[ &amp; &#x26; %s {0} $1",
    "</ram:Name><ram:Name>",
    "خدمات التصميم والاستشارات",
    "设计与咨询服务（第二期）",
    "עיצוב והדפסה 3×",
    "हिन्दी में परामर्श",
    "Fête 🎉 👩‍👩‍👧‍👦 🇫🇷",
    "e\N{COMBINING ACUTE ACCENT}te\N{COMBINING ACUTE ACCENT}",
    "\N{RIGHT-TO-LEFT MARK}12 عدد\N{LEFT-TO-RIGHT MARK} / 3",
    "no\N{NO-BREAK SPACE}break ſ ﬁ Å µ ½",
    "a" * 200,
    "🧵" * 200,
)
"""Each is one line of at most 200 characters."""

HOSTILE_TEXTS = (
    "L'été & l'hiver <toujours> \"ouverts\"\nsecond line\n\nfourth line",
    "x" * 1000,
    "Ordre n° 5\n=1+1\n@SUM(A1)\n-2\n#PMD#",
    "مرحبا\n你好\nשלום\n🙂",
    "&lt;b&gt; &nbsp; \\n \\u0041 %00 ../../etc/passwd",
    " ".join(["mot"] * 250),
)
"""Several lines, or very many characters."""

NAMES = (
    "Conception d'un logo",
    "Développement",
    "Formation d'une journée",
    "Frais de déplacement",
    "Abonnement annuel",
    "Papier recyclé",
    "Impression",
    "Consulting",
)
