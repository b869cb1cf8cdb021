"""For those who run the site: is it usable, and how busy is it."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Iterator, Mapping

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from cardavia import __version__
from cardavia.web.site import Site
from cardavia.web.warmup import State

router = APIRouter()
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def healthz(request: Request) -> Response:
    """Answers 200 when the site is usable, also while kernels are compiled; 503 with the reason when not."""
    site = Site.of(request)
    kernels = site.kernels.states()
    failed = {slug: error for slug in kernels if (error := site.kernels.failure(slug)) is not None}
    trouble = await site.log.check()
    state: dict[str, object] = {
        "status": "ok" if trouble is None else "failing",
        "version": __version__,
        "kernels": kernels,
    }
    if failed:
        state["failures"] = {
            slug: {"error": str(error), "lines": list(error.lines)} for slug, error in failed.items()
        }
    if trouble is not None:
        # The message names a path, which only this machine's own people may read.
        state["reason"] = str(trouble) if is_local(request) else f"database: {trouble.fault.value}"
    return JSONResponse(state, 200 if trouble is None else 503)


@router.api_route("/metrics", methods=["GET", "HEAD"])
async def metrics(request: Request) -> Response:
    """Counts for Prometheus; for this machine, or whoever shows the token."""
    site = Site.of(request)
    if not (is_local(request) or _shows_token(request, site.settings.metrics_token)):
        raise HTTPException(403)
    return PlainTextResponse("".join(_lines(site)), media_type=PROMETHEUS)


def is_local(request: Request) -> bool:
    """Says whether a request comes from this machine, and not through a proxy on it."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _shows_token(request: Request, token: str | None) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if not token or scheme.lower() != "bearer":
        return False
    return hmac.compare_digest(given.strip().encode(), token.encode())


def _lines(site: Site) -> Iterator[str]:
    yield from _family("info", "gauge", {f'version="{__version__}"': 1})
    yield from _family("sockets_open", "gauge", {"": len(site.sockets)})
    yield from _family("views_sent_total", "counter", {"": site.tally.views})
    for name, label, counts in (
        ("responses_total", "class", site.tally.responses),
        ("messages_total", "type", site.tally.messages),
        ("refusals_total", "code", site.tally.refusals),
    ):
        yield from _family(name, "counter", {f'{label}="{key}"': count for key, count in counts.items()})
    for name, value in site.hall.statistics().items():
        yield from _family(name, "counter" if name.endswith("_total") else "gauge", {"": value})
    ready = {
        f'game="{slug}",stage="{stage}"': int(state == State.READY)
        for slug, stages in site.kernels.states().items()
        for stage, state in stages.items()
    }
    yield from _family("kernels_ready", "gauge", ready)


def _family(name: str, kind: str, samples: Mapping[str, float]) -> Iterator[str]:
    yield f"# TYPE cardavia_{name} {kind}\n"
    for labels, value in sorted(samples.items()):
        yield f"cardavia_{name}{f'{{{labels}}}' if labels else ''} {value:.10g}\n"
