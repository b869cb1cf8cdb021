"""Which language a visitor reads, and the addresses of one page in every language."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote, urlsplit, urlunsplit

from starlette.requests import HTTPConnection

from cardavia.texts import i18n

COOKIE = "lang"
VARY = "Accept-Language, Cookie"


def negotiate(connection: HTTPConnection) -> str:
    """Returns the language for an address that names none: cookie, then Accept-Language, then English."""
    chosen = connection.cookies.get(COOKIE, "")
    if chosen in i18n.languages():
        return chosen
    return best(connection.headers.get("accept-language", ""), i18n.languages())


def best(accepted: str, offered: Iterable[str]) -> str:
    """Returns the offered language that an Accept-Language header likes most.

    A wanted `pl-PL` is served by `pl`, a wanted `zh` by `zh-hans`.
    """
    tags = list(offered)
    for wanted in preferences(accepted):
        base = wanted.partition("-")[0]
        for match in (
            [tag for tag in tags if tag == wanted],
            [tag for tag in tags if wanted.startswith(f"{tag}-")],
            [tag for tag in tags if tag.startswith(f"{wanted}-")],
            [tag for tag in tags if tag.partition("-")[0] == base],
        ):
            if match:
                return match[0]
    return i18n.BASE


def preferences(accepted: str) -> list[str]:
    """Returns the tags of an Accept-Language header in lower case, the most wanted first."""
    found: list[tuple[float, str]] = []
    for part in accepted.lower().split(",")[:20]:
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        weight = _weight(parameters)
        if tag and tag != "*" and weight > 0:
            found.append((weight, tag))
    return [tag for _, tag in sorted(found, key=lambda entry: -entry[0])]


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        if parameter.startswith("q="):
            try:
                return float(parameter.removeprefix("q="))
            except ValueError:
                return 0.0
    return 1.0


def of_path(path: str) -> str | None:
    """Returns the language that a path begins with, None when it names none that is offered."""
    tag = path.removeprefix("/").partition("/")[0]
    return tag if tag in i18n.languages() else None


def in_language(path: str, tag: str) -> str:
    """Returns the same page's path in another language."""
    return f"/{tag}/{path.removeprefix('/').partition('/')[2]}"


def local_address(address: str, tag: str) -> str:
    """Returns an address of this site in a language: path, query and fragment kept, anything else home.

    What does not begin with a language of ours, above all another site's address, leads to the home page.
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return f"/{tag}/"
    is_local = address.startswith("/") and not parts.scheme and not parts.netloc
    if not is_local or "\\" in address or of_path(parts.path) is None:
        return f"/{tag}/"
    path = quote(in_language(parts.path, tag), safe="/%:@!$&'()*+,;=~-._")
    if path.startswith("//"):
        return f"/{tag}/"
    return urlunsplit(("", "", path, parts.query, parts.fragment))
