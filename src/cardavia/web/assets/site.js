// Controls of every page: settings, panels, language, the print of the cards. Pages can be read without this file.
(() => {
  const { defaults, read, write, art } = window.cardaviaSettings;
  const root = document.documentElement;
  const percent = new Intl.NumberFormat(root.lang, { style: "percent" });

  // ---- controls with data-setting, in the header's panel and on the settings page ----

  const controls = [...document.querySelectorAll("[data-setting]")];
  const nameOf = (control) => control.dataset.setting;

  const valueOf = (control) => {
    if (control.type === "range") return control.valueAsNumber;
    if (control.type === "radio") return control.value;
    const { on, off } = control.dataset;
    return on === undefined ? control.checked : control.checked ? on : off;
  };

  const show = (control, value) => {
    if (control.type === "radio") control.checked = control.value === value;
    else if (control.type === "checkbox") control.checked = value === true || value === control.dataset.on;
    else showRange(control, value);
  };

  const showRange = (control, value) => {
    const written = percent.format(value / 100);
    control.value = String(value);
    control.setAttribute("aria-valuetext", written);
    for (const output of document.querySelectorAll(`output[for="${control.id}"]`)) output.textContent = written;
  };

  const showAll = (settings) => {
    for (const control of controls) show(control, settings[nameOf(control)]);
  };

  for (const control of controls) {
    const change = () => write({ [nameOf(control)]: valueOf(control) });
    control.addEventListener(control.type === "range" ? "input" : "change", change);
    if (control.type !== "range") continue;
    const reset = () => write({ [nameOf(control)]: defaults[nameOf(control)] });
    control.addEventListener("dblclick", reset);
    control.addEventListener("keydown", (event) => {
      if (event.key === "Backspace") reset();
    });
  }

  const display = ["contrast", "grain", "temperature", "theme"];
  document.getElementById("display-reset")?.addEventListener("click", () => {
    write(Object.fromEntries(display.map((name) => [name, defaults[name]])));
  });
  document.getElementById("settings-reset")?.addEventListener("click", () => write(defaults));

  // ---- cards, printed as the settings wish ----

  const printed = (address, use) => {
    const wished = new URL(art(address), location.href);
    // The settings page shows every deck beside the chosen one.
    if (use.dataset.deck) wished.pathname = `/art/${use.dataset.deck}.svg`;
    return wished.pathname + wished.search;
  };

  const reprint = (within) => {
    for (const use of within.querySelectorAll('use[href^="/art/"]')) {
      use.dataset.first ??= use.getAttribute("href");
      const [address, card] = use.dataset.first.split("#");
      const wished = `${printed(address, use)}#${card}`;
      if (wished !== use.getAttribute("href")) use.setAttribute("href", wished);
    }
  };

  addEventListener("cardavia:settings", ({ detail }) => {
    showAll(detail);
    reprint(document);
  });
  addEventListener("cardavia:page", ({ target }) => reprint(target instanceof Element ? target : document));

  // ---- the header's drawers: one open at a time, closed by Escape and by a tap elsewhere ----

  const drawers = [...document.querySelectorAll("details.drawer")];
  const closeAllBut = (kept) => {
    for (const drawer of drawers) if (drawer !== kept) drawer.open = false;
  };
  for (const drawer of drawers) {
    drawer.addEventListener("toggle", () => {
      if (drawer.open) closeAllBut(drawer);
    });
    drawer.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !drawer.open) return;
      event.stopPropagation();
      drawer.open = false;
      drawer.querySelector("summary").focus();
    });
  }
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) closeAllBut(target.closest("details.drawer"));
  });

  // ---- language: the same page with its query and its fragment ----

  const language = document.querySelector("form.language");
  language?.addEventListener("submit", () => {
    language.elements.to.value = location.pathname + location.search + location.hash;
  });
  language?.elements.lang.addEventListener("change", () => language.requestSubmit());
  for (const link of document.querySelectorAll('a[href^="/language?"]')) {
    link.addEventListener("click", () => {
      const address = new URL(link.href);
      address.searchParams.set("to", location.pathname + location.search + location.hash);
      link.href = address.href;
    });
  }

  document.getElementById("print")?.addEventListener("click", () => window.print());

  showAll(read());
  reprint(document);
})();
