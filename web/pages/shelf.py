"""The kept games on the home screen: a slip each, the last used first."""

from __future__ import annotations

from game import TITLES
from web import html as h
from web.desk.kept.about import LONGEST_NAME, About
from web.desk.kept.shelf import Slip
from web.desk.screen import SCREENS, name_of, refused, words_of
from web.desk.state import Desk
from web.doors.gazette import to_gazette
from web.pages.keeping import told_of_keeping
from web.parts.ago import ago
from web.parts.pieces import MARKS, button, charm, icon, piece, unseen
from web.words.speaking import say
from web.words.texts import race

SHOWN = 2
"""So many slips are shown before somebody asks for all: the boxes stay in sight below them."""
BAR, TALL = 16, 30
MOST_NAMED = 6
"""Players named on a slip; a party says how many more there are."""


def shelf(desk: Desk) -> h.Node:
    """The kept games, those to go on with first, and what is to be said about keeping them."""
    if not desk.kept:
        return None
    kept = sorted(desk.kept, key=lambda one: 1 if one.about is None else 2 * one.about.over)
    shown = kept if desk.all_slips else kept[:SHOWN]
    now, more = desk.shelf.now(), len(kept) - len(shown)
    return h.section(".sheet.shelf", aria_labelledby="shelf-title")[
        h.div(".row")[
            h.h2("#shelf-title")[say("Finished games") if is_past(desk) else say("Go on playing")],
            more > 0
            and button(
                say("{more:plural(more game|more games)}", more=more),
                "all-games",
                "small",
                id="all-games",
            ),
        ],
        h.ul[(placed(one, now, one.id == desk.naming) for one in shown)],
        h.div(".keeping", role="status")[(h.p[text] for text in told_of_keeping(desk))],
    ]


def placed(slip: Slip, now: int, is_naming: bool) -> h.Node:
    """A slip with its time in words."""
    return drawn(slip, ago(slip.about.used, now) if slip.about else "", is_naming)


def is_past(desk: Desk) -> bool:
    """Whether no kept game can be gone on with."""
    return all(slip.about is not None and slip.about.over for slip in desk.kept)


@piece
def drawn(slip: Slip, used: str, is_naming: bool) -> h.Element:
    """One kept game: which, how far it is, who plays, how all stand; or that it cannot be read."""
    about = slip.about
    return h.li(id=f"kept-{slip.id}", class_="damaged" if slip.damage else None)[
        h.div(".kept-game")[
            naming(about) if is_naming and about else h.b[title(about)],
            h.span[told(slip)],
            h.small[
                about is not None and names(about),
                used and h.span[say("used {when}", when=used)],
                slip.damage and h.span[kilobytes(slip.size)],
            ],
        ],
        standing(about)
        if about and about.standing and about.title in SCREENS and not slip.damage
        else None,
        tools(slip, is_naming),
    ]


def title(about: About | None) -> str:
    """The game, and the name that its table was given."""
    if about is None:
        return say("A game that cannot be read")
    game = name_of(about.title) if about.title in SCREENS else about.title
    return f"{game} · {about.name}" if about.name else game


def names(about: About) -> h.Element:
    """The players with their marks; whom the computer plays."""
    return h.span(".players")[
        (
            h.span[
                charm(seat),
                name,
                seat in about.bots and [icon("vintage-robot"), unseen(say("(computer)"))],
            ]
            for seat, name in enumerate(about.names[:MOST_NAMED])
        ),
        len(about.names) > MOST_NAMED
        and h.span[say("and {count} more", count=len(about.names) - MOST_NAMED)],
    ]


def told(slip: Slip) -> str:
    """How far a game is, or what is amiss with it."""
    if slip.damage or slip.about is None:
        return say("{damage} You can still download it.", damage=refused(slip.damage))
    return " · ".join(filter(None, (stage(slip.about), refused(slip.note))))


def stage(about: About) -> str:
    """How far a game is."""
    if about.over:
        if not about.winners:
            return say("Finished: The bank won.")
        return say("Finished: {winners:players} won.", about.names, winners=about.winners)
    words = words_of(TITLES[about.title]) if about.title in SCREENS else None
    return say(
        "{chapter}{rounds:some( of {rounds})}{phase:some( · {phase})}",
        chapter=(words.chapter if words else race)(about.round),
        rounds=about.round and about.rounds,
        phase=about.round and words and words.stage(about.phase),
    )


def kilobytes(size: int) -> str:
    """The size of a text in words."""
    count = say.figures(f"{max(size / 1024, 0.1):.1f}") if size < 10 * 1024 else str(size // 1024)
    return say("{count} KB", count=count)


def standing(about: About) -> h.Element:
    """A small picture of everybody's money, colours and marks below; in words for who hears it."""
    most = max((money for money, _ in about.standing), default=0) or 1
    width = BAR * max(1, len(about.standing))
    words = words_of(TITLES[about.title])
    said = "; ".join(
        f"{name} {words.standing(one)}"
        for name, one in zip(about.names, about.standing, strict=False)
    )
    return h.div(".standing")[
        h.svg(viewBox=f"0 0 {width} {TALL + BAR}", aria_hidden="true")[
            (bar(seat, money / most) for seat, (money, _) in enumerate(about.standing))
        ],
        unseen(say("Standing: {said}.", said=said)),
    ]


def bar(seat: int, part: float) -> h.Element:
    """One player's bar over the lucky charm."""
    tall = max(1, round(TALL * part))
    charm = h.use(
        href=f"icons.svg#i-{MARKS[seat % len(MARKS)]}",
        x=str(BAR * seat + 2),
        y=str(TALL + 3),
        width="12",
        height="12",
    )
    rect = h.rect(x=str(BAR * seat + 2), y=str(TALL - tall), width="12", height=str(tall))
    return h.g(class_=f"mark-{seat}")[rect, charm]


def naming(about: About) -> h.Element:
    """Where a table's name is typed."""
    return h.input(
        "#table-name",
        type="text",
        value=about.name,
        maxlength=str(LONGEST_NAME),
        placeholder=", ".join(about.names),
        aria_label=say("The name of this game"),
        data_field="table-name",
        autocomplete="off",
    )


def tools(slip: Slip, is_naming: bool) -> h.Element:
    """What can be done with a kept game."""
    id, trash = slip.id, say("Throw this game away")
    away = button(icon("trash-can"), f"delete {id}", "round", id=f"delete-{id}", name=trash)
    is_over = slip.about is not None and slip.about.over
    label = say("Look again") if is_over else say("Continue")
    go_on = button(label, f"continue {id}", "go", id=f"continue-{id}")
    if slip.damage or slip.note or slip.about is None:
        save = button(icon("save"), f"download {id}", "round", name=say("Download this game"))
        return h.div(".tools")[slip.note and go_on, save, away]
    if is_naming:
        return h.div(".tools")[button(say("Done"), f"name {id}", "go", id=f"name-{id}")]
    return h.div(".tools")[
        go_on,
        h.details(".more")[
            h.summary(".button.round", aria_label=say("More to do with this game"))["⋯"],
            h.div[
                button(icon("paper-plane"), f"share {id}", "round", name=say("Save or share")),
                button([icon("scroll-quill"), say("Name")], f"name {id}", "small", id=f"name-{id}"),
                button([icon("save"), say("Download")], f"download {id}", "small"),
                is_over and to_gazette(slip.about.title, id),
                away,
            ],
        ],
    ]
