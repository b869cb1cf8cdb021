"""Headers of every response, the Host that is asked for, and where a write comes from."""

from __future__ import annotations

import re

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardavia.web.guard import is_same_origin
from tests.web.sitting import new_table

ANSWERS = (
    "/",
    "/en/",
    "/en/nothing",
    "/assets/site.css",
    "/art/milanese.svg",
    "/healthz",
    "/static/manifest.json",
)


@pytest.mark.parametrize("path", ANSWERS)
def test_every_response_has_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert "camera=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "style-src 'self'"):
        assert part in policy
    assert "unsafe" not in policy
    assert "*" not in policy


def test_the_opener_policy_is_sent_where_browsers_heed_it(client: TestClient) -> None:
    assert "cross-origin-opener-policy" not in client.get("http://testserver/en/").headers
    for address in (
        "https://testserver",
        "http://localhost:8000",
        "http://127.0.0.1:8000",
        "http://[::1]:8000",
    ):
        assert client.get(f"{address}/en/").headers["cross-origin-opener-policy"] == "same-origin"


def test_inline_scripts_carry_the_nonce_of_their_response(client: TestClient) -> None:
    seen = set()
    for path in ("/en/", f"/en/table/{new_table(client)}"):
        page = client.get(path)
        nonce = re.search(r"script-src 'self' 'nonce-([\w-]{22})'", page.headers["content-security-policy"])
        assert nonce is not None
        inline = re.findall(r"<script(?![^>]* src=)(?![^>]*application/json)([^>]*)>", page.text)
        assert set(inline) == {f' nonce="{nonce[1]}"'}
        seen.add(nonce[1])
    assert len(seen) == 2


def test_pages_are_not_stored(client: TestClient) -> None:
    assert client.get("/en/").headers["cache-control"] == "no-store"
    assert client.get(f"/en/table/{new_table(client)}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "host", ["", "a b", "evil.example/path", "user@host", "host:port", "<script>", "[::1", "a" * 300]
)
def test_a_host_that_is_none_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/en/", headers={"Host": host})
    assert answer.status_code == 400
    assert "no valid host" in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "cards.example"]
)
def test_a_host_that_is_one_is_answered(client: TestClient, host: str) -> None:
    page = client.get("/en/", headers={"Host": host})
    assert page.status_code == 200
    assert f'<link rel="canonical" href="http://{host}/en/">' in page.text


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({"host": "a.example", "origin": "https://a.example"}, True),
        ({"host": "a.example:8000", "origin": "http://a.example:8000"}, True),
        ({"host": "a.example", "origin": "null", "sec-fetch-site": "same-origin"}, True),
        ({"host": "a.example", "sec-fetch-site": "same-origin"}, True),
        ({"host": "a.example"}, False),
        ({"host": "a.example", "origin": "null"}, False),
        ({"host": "a.example", "origin": ""}, False),
        ({"host": "a.example", "origin": "http://["}, False),
        ({"host": "a.example", "origin": "http://[a.example]"}, False),
        ({"host": "a.example", "origin": "https://b.example"}, False),
        ({"host": "a.example", "origin": "https://a.example.b.example"}, False),
        ({"host": "a.example:8000", "origin": "http://a.example"}, False),
        ({"host": "a.example", "origin": "https://a.example", "sec-fetch-site": "cross-site"}, False),
        ({"host": "a.example", "origin": "https://b.example", "sec-fetch-site": "same-origin"}, False),
    ],
)
def test_where_a_write_comes_from(headers: dict[str, str], same: bool) -> None:
    assert is_same_origin(Headers(headers), "http") is same


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]"])
def test_an_origin_that_is_no_address_is_refused(client: TestClient, origin: str) -> None:
    assert client.post("/en/games/scopa/tables", headers={"Origin": origin}).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{new_table(client)}", headers={"Origin": origin}),
    ):
        pass


def test_pages_are_compressed_and_pictures_of_letters_are_not(client: TestClient) -> None:
    wanted = {"Accept-Encoding": "gzip"}
    assert client.get("/en/", headers=wanted).headers["content-encoding"] == "gzip"
    assert client.get("/art/milanese.svg", headers=wanted).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client.get("/en/", headers={"Accept-Encoding": "identity"}).headers
