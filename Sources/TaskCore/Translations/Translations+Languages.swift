package import Localization

extension Translations {
  package static func ofLibrary(_ language: Language) -> Translations? {
    language == .french ? invoicesInFrench : nil
  }

  /// What stands in po/fr.po once it has these.
  private static let invoicesInFrench = Translations(
    """
    1tr16bi\u{1}Kosovo
    8gu0ou\u{1}Andorre
    1o6exq6\u{1}Émirats arabes unis
    bj54wx\u{1}Afghanistan
    fzxhqt\u{1}Antigua-et-Barbuda
    19rayrk\u{1}Anguilla
    1k16eyz\u{1}Albanie
    qm2rg8\u{1}Arménie
    r2wkiz\u{1}Angola
    4o4fk5\u{1}Antarctique
    1kqa232\u{1}Argentine
    1mfyo9c\u{1}Samoa américaines
    1nhki0g\u{1}Autriche
    s9z0ix\u{1}Australie
    3mvytg\u{1}Aruba
    1u4t9vi\u{1}Îles Åland
    15xjkho\u{1}Azerbaïdjan
    1p9wvaj\u{1}Bosnie-Herzégovine
    gc5bjz\u{1}Barbade
    5mk0bo\u{1}Bangladesh
    1k95052\u{1}Belgique
    l8ezvu\u{1}Burkina Faso
    1g27va4\u{1}Bulgarie
    19q7u6a\u{1}Bahreïn
    1b7xw0e\u{1}Burundi
    nymb11\u{1}Bénin
    1sgwtww\u{1}Saint-Barthélemy
    1kfu2ff\u{1}Bermudes
    dc243g\u{1}Brunei
    12wx54r\u{1}Bolivie
    19v0r1c\u{1}Pays-Bas caribéens
    zo0mt3\u{1}Brésil
    1bchvgq\u{1}Bahamas
    exzyip\u{1}Bhoutan
    j8upc9\u{1}Île Bouvet
    io1yqa\u{1}Botswana
    p7cz3\u{1}Biélorussie
    1fknuae\u{1}Belize
    psd8fv\u{1}Canada
    zgfawq\u{1}Îles Cocos
    8whleu\u{1}Congo-Kinshasa
    4eic9i\u{1}République centrafricaine
    4e9ec\u{1}Congo-Brazzaville
    1787j8i\u{1}Suisse
    167f3tt\u{1}Côte d’Ivoire
    1vz2olf\u{1}Îles Cook
    132rpt6\u{1}Chili
    bjs5c5\u{1}Cameroun
    15auucw\u{1}Chine
    1oqmutr\u{1}Colombie
    kkog6g\u{1}Costa Rica
    1v7h66k\u{1}Cuba
    1v393qk\u{1}Cap-Vert
    3t2qqu\u{1}Curaçao
    1sw5ots\u{1}Île Christmas
    13w72cz\u{1}Chypre
    13od2nu\u{1}Tchéquie
    alybni\u{1}Allemagne
    1txlux7\u{1}Djibouti
    itga65\u{1}Danemark
    bd2ef7\u{1}Dominique
    1uk1wtt\u{1}République dominicaine
    3fgusk\u{1}Algérie
    pptzns\u{1}Équateur
    esezps\u{1}Estonie
    1nwdpmw\u{1}Égypte
    1h4gjwh\u{1}Sahara occidental
    jdqusx\u{1}Érythrée
    1s1lfqm\u{1}Espagne
    4bedm6\u{1}Éthiopie
    m59cub\u{1}Finlande
    7iee4l\u{1}Fidji
    rl3ii6\u{1}Îles Malouines
    gx2nep\u{1}Micronésie
    1h5myg0\u{1}Îles Féroé
    y6f35m\u{1}France
    78frzk\u{1}Gabon
    vcugn7\u{1}Royaume-Uni
    dzu2j5\u{1}Grenade
    3btncf\u{1}Géorgie
    1fggzj8\u{1}Guyane française
    tx3pgr\u{1}Guernesey
    1d13u9w\u{1}Ghana
    1nd0h7b\u{1}Gibraltar
    1irvu21\u{1}Groenland
    wysl7w\u{1}Gambie
    10ozfas\u{1}Guinée
    9ps5t6\u{1}Guadeloupe
    adjqlp\u{1}Guinée équatoriale
    1kl1wqi\u{1}Grèce
    e6bf28\u{1}Géorgie du Sud-et-les Îles Sandwich du Sud
    d6ma6a\u{1}Guatemala
    1nc5y0f\u{1}Guam
    17tlgse\u{1}Guinée-Bissau
    p1uu0y\u{1}Guyana
    h40xf8\u{1}Hong Kong
    25xmvx\u{1}Îles Heard-et-MacDonald
    sv02wd\u{1}Honduras
    1kmbsam\u{1}Croatie
    qhl7vm\u{1}Haïti
    1m4t2m9\u{1}Hongrie
    kb4wyx\u{1}Indonésie
    5yh8gs\u{1}Irlande
    zz5fut\u{1}Israël
    kq1i2f\u{1}Île de Man
    17rlrn0\u{1}Inde
    tmhsa9\u{1}Archipel des Chagos
    1gdgowo\u{1}Irak
    1kjaqb9\u{1}Iran
    1it1d39\u{1}Islande
    eg9p8s\u{1}Italie
    1jxin65\u{1}Jersey
    1g7pns9\u{1}Jamaïque
    1tzenzj\u{1}Jordanie
    193rgu3\u{1}Japon
    omu94z\u{1}Kenya
    1p4bi75\u{1}Kirghizstan
    4ffs3f\u{1}Cambodge
    7sq5fa\u{1}Kiribati
    1yzc73p\u{1}Comores
    1333va\u{1}Saint-Christophe-et-Niévès
    16sr7py\u{1}Corée du Nord
    2scw6g\u{1}Corée du Sud
    wa1w6w\u{1}Koweït
    w6p12u\u{1}Îles Caïmans
    1boyuk3\u{1}Kazakhstan
    1pcgw40\u{1}Laos
    1xwr4x6\u{1}Liban
    16tjiw2\u{1}Sainte-Lucie
    1yatblm\u{1}Liechtenstein
    2g42ac\u{1}Sri Lanka
    1y68ahh\u{1}Liberia
    69agh9\u{1}Lesotho
    azote4\u{1}Lituanie
    2k5pih\u{1}Luxembourg
    qej46e\u{1}Lettonie
    1nqinm2\u{1}Libye
    j5wux\u{1}Maroc
    cikute\u{1}Monaco
    1y7koyr\u{1}Moldavie
    1hrf68z\u{1}Monténégro
    z3rbwn\u{1}Saint-Martin
    1wme75h\u{1}Madagascar
    16wqdpd\u{1}Îles Marshall
    1s0ftf5\u{1}Macédoine du Nord
    nfxvpw\u{1}Mali
    63reew\u{1}Myanmar
    d0jxyj\u{1}Mongolie
    2ch3e4\u{1}Macao
    eb0g0a\u{1}Îles Mariannes du Nord
    ukong2\u{1}Martinique
    e25384\u{1}Mauritanie
    1hkip6e\u{1}Montserrat
    1ddon1y\u{1}Malte
    1vdqcsw\u{1}Maurice
    1z13324\u{1}Maldives
    51geso\u{1}Malawi
    cabrx2\u{1}Mexique
    1q23x6q\u{1}Malaisie
    1ulxd0v\u{1}Mozambique
    1rvboo6\u{1}Namibie
    1l4hc93\u{1}Nouvelle-Calédonie
    10suey6\u{1}Niger
    tawx53\u{1}Île Norfolk
    1m7ttm4\u{1}Nigeria
    1t1y1k\u{1}Nicaragua
    rxz7u3\u{1}Pays-Bas
    1p64buf\u{1}Norvège
    1b22f8p\u{1}Népal
    gcw7fq\u{1}Nauru
    ww363q\u{1}Niue
    9y7am8\u{1}Nouvelle-Zélande
    vstvuq\u{1}Oman
    wjlrct\u{1}Panama
    8trcwz\u{1}Pérou
    1ltcgvr\u{1}Polynésie française
    7ddmtr\u{1}Papouasie-Nouvelle-Guinée
    1338jsc\u{1}Philippines
    1flvp0i\u{1}Pakistan
    hbescl\u{1}Pologne
    paf3d1\u{1}Saint-Pierre-et-Miquelon
    1x2flr7\u{1}Îles Pitcairn
    48z1cn\u{1}Porto Rico
    1ynageg\u{1}Palestine
    ap23k7\u{1}Portugal
    13b5044\u{1}Palaos
    15btnwt\u{1}Paraguay
    23p38e\u{1}Qatar
    igb2lk\u{1}La Réunion
    17dojuo\u{1}Roumanie
    1ym8wsv\u{1}Serbie
    ivv0b0\u{1}Russie
    1if1pgq\u{1}Rwanda
    pccj5r\u{1}Arabie saoudite
    qquxre\u{1}Îles Salomon
    12yvnim\u{1}Seychelles
    17b1feg\u{1}Soudan
    1he15ql\u{1}Suède
    1qkccht\u{1}Singapour
    1wkf3dd\u{1}Sainte-Hélène
    mf9x5m\u{1}Slovénie
    123lfon\u{1}Svalbard et Jan Mayen
    1lt51ah\u{1}Slovaquie
    24iw32\u{1}Sierra Leone
    1mb73wz\u{1}Saint-Marin
    m31fqc\u{1}Sénégal
    1aeffbh\u{1}Somalie
    oe6lz3\u{1}Suriname
    cen3cx\u{1}Soudan du Sud
    13qys0o\u{1}Sao Tomé-et-Principe
    1o0512u\u{1}Salvador
    1yrkcyv\u{1}Saint-Martin (partie néerlandaise)
    3nr3wz\u{1}Syrie
    dojkrr\u{1}Eswatini
    14dyad8\u{1}Îles Turques-et-Caïques
    e06znf\u{1}Tchad
    al4dsx\u{1}Terres australes françaises
    1mf5ygy\u{1}Togo
    1fkp8ie\u{1}Thaïlande
    1x2ydr\u{1}Tadjikistan
    19q5mjq\u{1}Tokelau
    q7n3ve\u{1}Timor oriental
    1ba7tla\u{1}Turkménistan
    x3ba8q\u{1}Tunisie
    igugha\u{1}Tonga
    ole5k8\u{1}Turquie
    3u5gt8\u{1}Trinité-et-Tobago
    7l98cs\u{1}Tuvalu
    1uz42vt\u{1}Taïwan
    g559xn\u{1}Tanzanie
    1sdukza\u{1}Ukraine
    r21zzp\u{1}Ouganda
    1e7d6zu\u{1}Îles mineures éloignées des É.-U.
    7tkm24\u{1}États-Unis
    1ny9qg7\u{1}Uruguay
    9uxiwr\u{1}Ouzbékistan
    1sgqcpy\u{1}État de la Cité du Vatican
    umw4hb\u{1}Saint-Vincent-et-les Grenadines
    xx4fj0\u{1}Venezuela
    yb25iv\u{1}Îles Vierges britanniques
    vfwmaa\u{1}Îles Vierges des États-Unis
    ubdkh7\u{1}Viêt Nam
    1a00ref\u{1}Vanuatu
    rwvnd6\u{1}Wallis-et-Futuna
    1a2bxug\u{1}Samoa
    1q5agnw\u{1}Irlande du Nord
    5h1qg9\u{1}Yémen
    xrmvzu\u{1}Mayotte
    1ckcs88\u{1}Afrique du Sud
    1pjewx1\u{1}Zambie
    u3g2bw\u{1}Zimbabwe
    1ufwbr8\u{1}Émetteur
    1dhancl\u{1}Adressé à
    vqktdd\u{1}Date d’émission
    19ko0ye\u{1}Date d’échéance
    1wy758g\u{1}Livraison ou exécution
    11t759x\u{1}Période
    1viwuyr\u{1}Nature de l’opération
    1snvttj\u{1}Bon de commande
    j8h7re\u{1}Référence client
    17dd28e\u{1}Contrat
    1ml5lv\u{1}Facture d’origine
    15d6lph\u{1}Date de cette facture
    h7s5p2\u{1}Désignation
    11m3341\u{1}Quantité
    13lb8iq\u{1}Unité
    1ld1xrr\u{1}Prix unitaire HT
    1h8bjlb\u{1}Remise
    jvp123\u{1}TVA
    e2wle1\u{1}Total HT
    bh1pti\u{1}Remise
    15a5p4o\u{1}Frais
    o5owdn\u{1}Total des lignes HT
    xalxs9\u{1}Total des remises HT
    181wbsr\u{1}Total des frais HT
    zot0dp\u{1}Total HT
    mk1lq9\u{1}Total TVA
    1ktxyll\u{1}Total TTC
    18nmojm\u{1}Déjà payé
    1aqredm\u{1}Net à payer
    17eruzt\u{1}Net à rembourser
    1jka6hj\u{1}TVA en euros
    1k32x5\u{1}Base HT
    1af640d\u{1}Montant TVA
    1qtjlef\u{1}Paiement par virement
    1uwp6d1\u{1}Conditions de paiement
    1r8iyw2\u{1}Titulaire
    pohdw\u{1}IBAN
    1wf6gv2\u{1}BIC
    1yg8frl\u{1}Référence
    100j6uz\u{1}Virement SEPA par code QR
    1clfpdb\u{1}Conditions
    1v97odd\u{1}Remarques
    n5ueu8\u{1}Contact
    1y8xz3d\u{1}SIREN
    1vh1y5n\u{1}SIRET
    1r5zybq\u{1}N° d’immatriculation
    1w7ek94\u{1}N° TVA
    s30jt6\u{1}N° fiscal
    1bowfer\u{1}Logo
    pz3jo9\u{1}unité\u{1}unités
    1mt2yir\u{1}pièce\u{1}pièces
    12v5feq\u{1}chacun\u{1}chacun
    y1ise5\u{1}heure\u{1}heures
    1s9ytbv\u{1}minute\u{1}minutes
    13471yj\u{1}seconde\u{1}secondes
    1ianujz\u{1}jour\u{1}jours
    1ymcpc3\u{1}semaine\u{1}semaines
    1bx3pgn\u{1}mois\u{1}mois
    1but2pl\u{1}trimestre\u{1}trimestres
    1wu1eeo\u{1}semestre\u{1}semestres
    iggduu\u{1}an\u{1}ans
    1ttdgle\u{1}forfait\u{1}forfaits
    4oaaeo\u{1}pour cent\u{1}pour cent
    1xgb20\u{1}page\u{1}pages
    kzk5i7\u{1}mot\u{1}mots
    1cgufkd\u{1}kg\u{1}kg
    13yv25o\u{1}g\u{1}g
    fhaqd9\u{1}tonne\u{1}tonnes
    19oyemn\u{1}km\u{1}km
    16qr33e\u{1}m\u{1}m
    10sjotz\u{1}cm\u{1}cm
    11xunt1\u{1}mm\u{1}mm
    znx2wu\u{1}m²\u{1}m²
    zxwolt\u{1}m³\u{1}m³
    bcb0wx\u{1}litre\u{1}litres
    11nv242\u{1}ml\u{1}ml
    i9fxu7\u{1}kWh\u{1}kWh
    iamvon\u{1}mégaoctet\u{1}mégaoctets
    ci2449\u{1}gigaoctet\u{1}gigaoctets
    195bmpt\u{1}jeu\u{1}jeux
    1m455v\u{1}paire\u{1}paires
    1uchkfz\u{1}douzaine\u{1}douzaines
    19nznwe\u{1}personne\u{1}personnes
    ql9it6\u{1}activité\u{1}activités
    et6wlg\u{1}boîte\u{1}boîtes
    1g1g6a8\u{1}carton\u{1}cartons
    x1a5fz\u{1}bouteille\u{1}bouteilles
    y44t0h\u{1}palette\u{1}palettes
    htqn7l\u{1}colis\u{1}colis
    9dluyu\u{1}lot\u{1}lots
    1lkvr5c\u{1}FACTURE
    w9ycmw\u{1}AVOIR
    1fg298v\u{1}BROUILLON
    1lnip2f\u{1}{0}\u{A0}: {1}
    ytc5b3\u{1}exonéré
    2so3v2\u{1}autoliquidation
    vbmrn8\u{1}intracommunautaire
    t8xfre\u{1}export
    yfzol\u{1}hors champ
    nkmyuu\u{1}Livraison de biens
    1ttahck\u{1}Prestation de services
    knulj5\u{1}Livraison de biens et prestation de services
    k009ah\u{1}{0}\u{A0}%
    94z6j9\u{1}1\u{A0}€ = {0}\u{A0}{1}
    1imwe1k\u{1}du\u{A0}{0} au\u{A0}{1}
    2no9ok\u{1}à partir du\u{A0}{0}
    16rv5j0\u{1}jusqu’au\u{A0}{0}
    1ehr06c\u{1}au capital de {0}
    czngdi\u{1}Facture {0}
    neqeai\u{1}Facture {0} – {1}
    ctj72e\u{1}Avoir {0}
    1wfsat6\u{1}Avoir {0} – {1}
    nvov3z\u{1}Bonjour,
    1sv5v55\u{1}Cordialement,
    kdoq35\u{1}Vous trouverez en pièce jointe notre facture {0} du {1}.
    1n1u1lx\u{1}Vous trouverez en pièce jointe notre avoir {0} du {1}.
    922hxk\u{1}Vous trouverez en pièce jointe notre avoir {0} du {1} relatif à la facture {2}.
    jn4r6w\u{1}Vous trouverez en pièce jointe notre avoir {0} du {1} relatif à la facture {2} du {3}.
    1w7jjxu\u{1}Montant de l’avoir
    3d1r62\u{1}Cette facture est déjà réglée.
    119uwto\u{1}Merci d’indiquer la référence {0} avec votre paiement.
    """)
}
