"""The display panel and the settings: applied before the first paint, kept, and never unreadable."""

from __future__ import annotations

import base64
import itertools
import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardavia.art.palette import contrast_ratio
from cardavia.web.preferences import DEFAULTS, KEY
from tests.e2e.conftest import opened
from tests.e2e.serving import Site

STAGE = "() => getComputedStyle(document.querySelector('main.stage')).filter"
GRAIN = "() => Number(getComputedStyle(document.querySelector('.layer.grain')).opacity)"
WARMTH = """() => {
  const style = getComputedStyle(document.querySelector(".layer.warmth"));
  return [style.display, style.backgroundColor];
}"""
CORNERS = [*itertools.product((0, 100), repeat=3), (50, 50, 50)]

CARDS = """(cards) => {
  const face = (card) => `<use href="/art/milanese.svg?v=1#card-${card}"/>`;
  const shown = cards.map((card) => `<svg class="probe" viewBox="0 0 200 372">${face(card)}</svg>`);
  document.querySelector("main").innerHTML = shown.join(" ");
  for (const probe of document.querySelectorAll(".probe")) probe.setAttribute("width", "84");
  document.dispatchEvent(new CustomEvent("cardavia:page", { bubbles: true }));
}"""
TONES = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const pixels = [];
  for (let at = 0; at < data.length; at += 4) pixels.push([data[at], data[at + 1], data[at + 2]]);
  const light = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  pixels.sort((one, other) => light(one) - light(other));
  const mean = (part) => {
    const sums = part.reduce((all, pixel) => all.map((sum, place) => sum + pixel[place]), [0, 0, 0]);
    return `#${sums.map((sum) => Math.round(sum / part.length).toString(16).padStart(2, "0")).join("")}`;
  };
  return [mean(pixels.slice(0, pixels.length * 0.1)), mean(pixels.slice(pixels.length * 0.5))];
}"""
"""Returns the mean colour of the darkest tenth, which is ink, and of the lighter half, which is paper."""


def slider(page: Page, name: str) -> Locator:
    return page.get_by_role("slider", name=name)


def stored(page: Page) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('{KEY}')") or "{}")


def settle(page: Page, **settings: object) -> None:
    """Stores settings as another visit would have, and comes back."""
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEY, json.dumps(settings)])
    page.reload()


@pytest.fixture
def panel(page: Page) -> Page:
    """A page whose settings nobody has touched, with its display panel open."""
    page.add_init_script(f"localStorage.removeItem('{KEY}')")
    page.goto("/en/help/keyboard")
    page.locator("details.display summary").click()
    return page


def test_neutral_costs_nothing(panel: Page) -> None:
    assert panel.evaluate(STAGE) == "none"
    assert panel.evaluate(GRAIN) == pytest.approx(0.14)
    assert panel.evaluate(WARMTH)[0] == "none"
    for name in ("Contrast", "Grain", "Colour temperature"):
        assert slider(panel, name).input_value() == "50"
    assert panel.locator(".display output").all_inner_texts() == ["50%", "50%", "50%"]


@pytest.mark.parametrize(
    ("value", "filter_"),
    [
        (0, "contrast(0.85)"),
        (25, "contrast(0.925)"),
        (50, "none"),
        (75, "contrast(1.2)"),
        (100, "contrast(1.4)"),
    ],
)
def test_contrast_is_a_filter_on_the_stage(panel: Page, value: int, filter_: str) -> None:
    slider(panel, "Contrast").fill(str(value))
    assert panel.evaluate(STAGE) == filter_
    assert panel.evaluate("document.documentElement.dataset.contrast ?? ''") == (
        "more" if value >= 80 else ""
    )


@pytest.mark.parametrize(("value", "opacity"), [(0, 0), (25, 0.07), (50, 0.14), (75, 0.27), (100, 0.4)])
def test_grain_is_the_opacity_of_a_layer(panel: Page, value: int, opacity: float) -> None:
    slider(panel, "Grain").fill(str(value))
    assert panel.evaluate(GRAIN) == pytest.approx(opacity)


@pytest.mark.parametrize(
    ("value", "tint"),
    [
        (0, ["block", "rgba(110, 165, 255, 0.16)"]),
        (25, ["block", "rgba(110, 165, 255, 0.08)"]),
        (75, ["block", "rgba(255, 150, 60, 0.12)"]),
        (100, ["block", "rgba(255, 150, 60, 0.24)"]),
    ],
)
def test_temperature_is_a_layer_that_multiplies(panel: Page, value: int, tint: list[str]) -> None:
    slider(panel, "Colour temperature").fill(str(value))
    assert panel.evaluate(WARMTH) == tint


def test_one_slider_is_reset_by_backspace_or_double_click_and_all_by_the_button(panel: Page) -> None:
    slider(panel, "Contrast").fill("20")
    slider(panel, "Grain").fill("30")
    slider(panel, "Contrast").press("Backspace")
    assert slider(panel, "Contrast").input_value() == "50"
    assert slider(panel, "Grain").input_value() == "30"
    slider(panel, "Grain").dblclick(position={"x": 40, "y": 13})
    assert slider(panel, "Grain").input_value() == "50"
    slider(panel, "Colour temperature").fill("90")
    panel.get_by_text("dark", exact=True).click()
    panel.get_by_role("button", name="Reset").click()
    assert {name: stored(panel)[name] for name in ("contrast", "grain", "temperature", "theme")} == {
        "contrast": 50,
        "grain": 50,
        "temperature": 50,
        "theme": "auto",
    }


def test_arrows_move_a_slider_by_five_and_its_value_is_said(panel: Page) -> None:
    slider(panel, "Contrast").focus()
    panel.keyboard.press("ArrowRight")
    expect(slider(panel, "Contrast")).to_have_value("55")
    expect(slider(panel, "Contrast")).to_have_attribute("aria-valuetext", "55%")
    expect(panel.locator("output[for=display-contrast]")).to_have_text("55%")


def test_settings_hold_before_the_first_paint_on_every_page(browser: Browser, site: Site) -> None:
    with opened(browser, site) as page:
        page.goto("/en/")
        settle(page, contrast=90, grain=0, temperature=100, theme="dark", cloth="burgundy", index="big")
        page.route("**/assets/site.js*", lambda route: route.abort())
        page.goto("/en/games/scopa/rules")
        html = page.locator("html")
        for name, value in {"contrast": "more", "theme": "dark", "cloth": "burgundy", "index": "big"}.items():
            expect(html).to_have_attribute(f"data-{name}", value)
        assert page.evaluate(STAGE) == "contrast(1.32)"
        assert page.evaluate(GRAIN) == 0


def test_print_and_forced_colours_ignore_the_layers(panel: Page) -> None:
    slider(panel, "Contrast").fill("100")
    slider(panel, "Colour temperature").fill("100")
    for media in ({"media": "print"}, {"media": "screen", "forced_colors": "active"}):
        panel.emulate_media(**media)  # type: ignore[arg-type]
        assert panel.evaluate(STAGE) == "none"
        assert panel.evaluate(WARMTH)[0] == "none"
        assert panel.evaluate("getComputedStyle(document.querySelector('.layer.grain')).display") == "none"


def test_the_grain_tile_is_a_middle_grey(panel: Page) -> None:
    mean = panel.evaluate(
        """async () => {
          const [, address] = /url\\("(data:.*)"\\)/.exec(
            getComputedStyle(document.querySelector(".layer.grain")).backgroundImage);
          const tile = new Image();
          tile.src = address.replaceAll('\\\\"', '"');
          await tile.decode();
          const canvas = new OffscreenCanvas(256, 256).getContext("2d");
          canvas.drawImage(tile, 0, 0);
          const { data } = canvas.getImageData(0, 0, 256, 256);
          let sum = 0;
          for (let at = 0; at < data.length; at += 4) sum += data[at];
          return sum / (data.length / 4) / 255;
        }"""
    )
    assert mean == pytest.approx(0.46, abs=0.02)


@pytest.mark.parametrize("inks", ["classic", "four", "distinct"])
def test_indices_can_be_read_at_every_corner_of_the_sliders(browser: Browser, site: Site, inks: str) -> None:
    with opened(browser, site, device_scale_factor=4, bypass_csp=True) as page:
        page.goto("/en/help/keyboard")
        measured: dict[tuple[int, ...], float] = {}
        for deck, contrast in itertools.product(("milanese", "bresciane-40"), (0, 50, 100)):
            settle(page, contrast=contrast, inks=inks, deck=deck)
            page.evaluate(CARDS, ["7C", "7D", "7H", "7S"])
            page.wait_for_load_state("networkidle")
            for corner in (corner for corner in CORNERS if corner[0] == contrast):
                _, grain, temperature = corner
                page.evaluate(
                    "dials => cardaviaSettings.write(dials)", {"grain": grain, "temperature": temperature}
                )
                ratios = [_index_contrast(page, card) for card in page.locator(".probe").all()]
                measured[corner] = min([*ratios, measured.get(corner, 21.0)])
    assert {corner: ratio for corner, ratio in measured.items() if ratio < 4.5} == {}


def _index_contrast(page: Page, card: Locator) -> float:
    """Returns the contrast of a card's corner figure against the paper around it, as a screenshot has it."""
    box = card.bounding_box()
    assert box is not None
    scale = box["width"] / 200
    clip = {"x": box["x"] + 12 * scale, "y": box["y"] + 12 * scale, "width": 36 * scale, "height": 56 * scale}
    picture = page.screenshot(clip=clip)  # type: ignore[arg-type]
    ink, paper = page.evaluate(TONES, base64.b64encode(picture).decode())
    return contrast_ratio(ink, paper)


def test_every_setting_is_stored_as_it_is_chosen(page: Page) -> None:
    page.goto("/en/settings")
    chosen = {
        "deck": "bresciane-40",
        "cloth": "slate",
        "inks": "distinct",
        "index": "big",
        "theme": "light",
        "forced": "suggest",
        "hand": "left",
        "pace": "fast",
        "motion": "reduced",
        "speech": "turn",
    }
    for name, value in chosen.items():
        page.locator(f"label[for=set-{name}-{value}]").click()
    for name in ("tap", "memory", "sound_turn"):
        page.locator(f"#set-{name}").click()
    page.locator("#set-volume").fill("80")
    assert stored(page) == {
        **DEFAULTS,
        **chosen,
        "grain": 0,
        "tap": "once",
        "memory": True,
        "sound_turn": False,
        "volume": 80,
    }
    page.reload()
    for name, value in chosen.items():
        expect(page.locator(f"#set-{name}-{value}")).to_be_checked()
    expect(page.locator("#set-tap")).to_be_checked()
    expect(page.locator("#set-sound_turn")).not_to_be_checked()
    page.get_by_role("button", name="Reset every setting").click()
    assert stored(page) == DEFAULTS


def test_another_tab_follows_at_once(page: Page) -> None:
    page.goto("/en/settings")
    other = page.context.new_page()
    other.goto("/en/games/scopa/rules")
    page.locator("label[for=set-inks-four]").click()
    page.locator("label[for=set-cloth-blue]").click()
    expect(other.locator("html")).to_have_attribute("data-cloth", "blue")
    expect(other.locator(".face use").first).to_have_attribute("href", f"{_deck(other)}&inks=four#card-4D")
    other.close()


def _deck(page: Page) -> str:
    first = page.locator(".face use").first.get_attribute("data-first") or ""
    return first.partition("#")[0]


def test_cards_are_printed_with_strong_contrast_when_the_system_asks(browser: Browser, site: Site) -> None:
    with opened(browser, site, contrast="more") as page:
        page.goto("/en/")
        expect(page.locator("html")).to_have_attribute("data-contrast", "more")
        expect(page.locator(".box use").first).to_have_attribute(
            "href", f"{_deck(page)}&contrast=high#card-KD"
        )


def test_movement_follows_the_system_until_it_is_set(browser: Browser, site: Site) -> None:
    with opened(browser, site, reduced_motion="reduce") as page:
        page.goto("/en/settings")
        html = page.locator("html")
        expect(html).to_have_attribute("data-motion", "reduced")
        page.locator("label[for=set-motion-full]").click()
        expect(html).to_have_attribute("data-motion", "full")
        page.locator("label[for=set-motion-auto]").click()
        expect(html).to_have_attribute("data-motion", "reduced")


@pytest.mark.parametrize(
    "nonsense", ["", "{", "null", "[]", '{"contrast":"50","theme":"pink","memory":1,"volume":-5}', '"x"', "7"]
)
def test_nonsense_in_the_store_counts_as_nothing(page: Page, nonsense: str) -> None:
    page.goto("/en/help/keyboard")
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEY, nonsense])
    page.reload()
    assert page.evaluate("cardaviaSettings.read()") == DEFAULTS
    assert page.evaluate(STAGE) == "none"


def test_without_a_store_settings_hold_for_the_page(page: Page) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.goto("/en/settings")
    page.locator("label[for=set-cloth-blue]").click()
    page.locator("label[for=set-hand-left]").click()
    expect(page.locator("html")).to_have_attribute("data-cloth", "blue")
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
