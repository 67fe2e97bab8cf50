"""The pictures of the README: three screens of the shell, and an invoice that it wrote.

`make tour` draws them into docs/pictures, and a test compares what they say with what is drawn now.
The invoice is in the typeface of the Debian package fonts-lato; without that, it has another one."""

from __future__ import annotations

import io
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageDraw
from PIL.PngImagePlugin import PngInfo

from conftest import ROOT, Shell
from devices import Devices
from screen_svg import description, drawn_screen
from tmux import Screen

FOLDER = ROOT / "docs" / "pictures"
PATIENCE_S = 60
DARK = {"COLORTERM": "truecolor", "COLORFGBG": "15;0"}

# A designer in Hamburg and a publisher in Berlin, who has the book printed through her.
SELLER = (
    "profile set name:'Anneke Brandt' trading_name:'Brandt Gestaltung' country:DE street:'Lange Reihe 41' "
    "postal_code:20099 city:Hamburg vat_number:DE136695976 phone:'+49 40 5550123' "
    "email:post@brandt-gestaltung.example iban:'DE89 3704 0044 0532 0130 00' account_name:'Anneke Brandt' "
    "supplies:mixed default_vat:19 locale:de page_template:studio"
)
CLIENT = (
    "client add 'Kiefer & Sohn Verlag GmbH' country:DE street:'Oranienstraße 120' postal_code:10969 "
    "city:Berlin vat_number:DE123456788 email:buchhaltung@kiefer-verlag.example"
)
ITEMS = (
    "'Buchgestaltung „Gärten am Wasser“' qty:36 unit:hour price:92 details:'Konzept, Typografie, Layout'",
    "'Satz und Reinzeichnung, 184 Seiten' qty:184 unit:ZP price:8.5",
    "'Bildbearbeitung' qty:48 unit:H87 price:14 off:10% for:Mengenrabatt",
    "'Umschlag mit Klappen' qty:1 unit:H87 price:780",
    "'Bücher, gebunden, Vorabexemplare' qty:40 unit:H87 price:16.9 vat:7",
)


@contextmanager
def terminal(folder: Path, width: int, height: int, *arguments: str) -> Iterator[Screen]:
    with Screen(folder, width, height, *arguments, **DARK) as screen:
        screen.wait(r"^taskcore>\s*\Z")
        yield screen


def conversation(screen: Screen, *lines: str) -> str:
    """An empty screen, after some commands, with its colours."""
    screen.type("C-l")
    screen.wait(r"\A\w+>\s*\Z")
    for line in lines:
        screen.type(line)
        # On a busy machine the prompt before it stands there for a while.
        screen.wait(re.escape(line) + r"\s*\Z", PATIENCE_S)
        screen.type("Enter")
        screen.wait(r"^\w+>\s*\Z", PATIENCE_S)
    assert not screen.has_wrapped, "A line is longer than the screen is wide."
    assert re.match(r"\w+> ", screen.lines[0]), "The first lines have gone out of sight."
    return screen.coloured


def home(folder: Path) -> str:
    with terminal(folder, 100, 33) as screen:
        screen.run("demo")
        return drawn_screen(conversation(screen, "home"), screen.width, "taskcore demo")


def report(folder: Path) -> str:
    with terminal(folder, 80, 56) as screen:
        screen.run("demo")
        shown = conversation(
            screen, "pulse summary", "chart score", "chart projects", "invoice turnover"
        )
        return drawn_screen(shown, screen.width, "taskcore demo")


def conflict(folder: Path) -> str:
    """A laptop says on Sunday what a phone says otherwise, a minute later."""
    devices = Devices(Shell(folder / "devices"))
    devices.on(
        "laptop",
        "add 'Send the offer' #Studio due:2026-12-21T11:00 !p1",
        "add 'Book the train' #Studio due:2026-12-22",
        "add 'Pick up the shoes' #Home due:2026-12-23",
    )
    devices.join()
    devices.on("laptop", "edit 1 due:2026-12-22T09:30", "edit 2 Book the sleeper", "sync")
    devices.later("phone", "edit 1 due:2026-12-21T17:00", "edit 2 Book two seats")
    settings = folder / "settings"
    # What is typed meets the conflicts, and not what happens by itself before.
    settings.write_text("set sync no\n")
    options = [
        *devices.options("phone"),
        "--now",
        "2026-12-20T09:01:00Z",
        "--config",
        str(settings),
    ]
    with terminal(folder / "terminal", 104, 30, *options) as screen:
        shown = conversation(
            screen,
            "sync",
            "sync conflicts",
            "sync resolve 1 theirs",
            "sync resolve all mine",
            "list",
        )
        return drawn_screen(shown, screen.width, "taskcore on the phone")


def invoice_file(folder: Path) -> bytes:
    """An invoice as PDF."""
    shell = Shell(folder / "seller")
    shell(
        SELLER,
        CLIENT,
        "invoice add 'Kiefer & Sohn Verlag GmbH' order:KS-2026-118 days:14 delivery:2026-12-18",
        *(f"invoice item 1 {item}" for item in ITEMS),
        "invoice issue 1",
        "invoice pdf F2026-0001 invoice.pdf",
    )
    return (shell.home / "invoice.pdf").read_bytes()


def invoice_text(file: bytes) -> str:
    """What stands on it, however far apart."""
    command = ["pdftotext", "-layout", "-", "-"]
    read = subprocess.run(command, input=file, capture_output=True, check=True).stdout.decode()
    return "\n".join(" ".join(line.split()) for line in read.splitlines() if line.strip())


def invoice(folder: Path) -> bytes:
    """Its page as PNG, whose description is the text of the page."""
    file = invoice_file(folder)
    command = ["pdftoppm", "-png", "-r", "96", "-singlefile", "-"]
    page = Image.open(
        io.BytesIO(subprocess.run(command, input=file, capture_output=True, check=True).stdout)
    ).convert("RGB")
    ImageDraw.Draw(page).rectangle((0, 0, page.width - 1, page.height - 1), outline="#c8cdd2")
    about = PngInfo()
    about.add_itxt("Description", invoice_text(file), zip=True)
    written = io.BytesIO()
    few = page.quantize(64, dither=Image.Dither.NONE)
    few.save(written, "PNG", optimize=True, pnginfo=about)
    return written.getvalue()


SCREENS = {"home": home, "report": report, "conflict": conflict}


def described(name: str) -> str:
    """What a picture of the README says."""
    if name == "invoice":
        with Image.open(FOLDER / "invoice.png") as picture:
            return str(picture.info["Description"])
    return description((FOLDER / f"{name}.svg").read_text())


def draw() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, screen in SCREENS.items():
            (FOLDER / f"{name}.svg").write_text(screen(Path(folder) / name))
        place = Path(folder) / "invoice"
        place.mkdir()
        (FOLDER / "invoice.png").write_bytes(invoice(place))
