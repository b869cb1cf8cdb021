// The header's controls: display sliders, theme, language. Every page works without this file.
(() => {
  const { key, neutral, read, apply } = window.cardaviaDisplay;
  const root = document.documentElement;
  const percent = new Intl.NumberFormat(root.lang, { style: "percent" });
  const sliders = [...document.querySelectorAll(".display input[type=range]")];
  const themes = [...document.querySelectorAll("[data-theme-choice]")];

  const show = (settings) => {
    for (const slider of sliders) {
      slider.value = String(settings[slider.name]);
      const written = percent.format(settings[slider.name] / 100);
      slider.setAttribute("aria-valuetext", written);
      slider.closest(".dial").querySelector("output").textContent = written;
    }
    for (const choice of themes) choice.checked = choice.value === settings.theme;
  };

  const change = (part) => {
    const settings = { ...read(), ...part };
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // Without storage the setting holds for this page.
    }
    apply(settings);
    show(settings);
  };

  for (const slider of sliders) {
    const reset = () => change({ [slider.name]: neutral[slider.name] });
    slider.addEventListener("input", () => change({ [slider.name]: slider.valueAsNumber }));
    slider.addEventListener("dblclick", reset);
    slider.addEventListener("keydown", (event) => {
      if (event.key === "Backspace") reset();
    });
  }
  for (const choice of themes) choice.addEventListener("change", () => change({ theme: choice.value }));
  document.getElementById("display-reset")?.addEventListener("click", () => change(neutral));
  // Another tab's change, and the system's wish for contrast, show here at once.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    apply(read());
    show(read());
  });
  matchMedia("(prefers-contrast: more)").addEventListener("change", () => apply(read()));

  const panel = document.querySelector("details.display");
  document.addEventListener("click", (event) => {
    if (panel?.open && !panel.contains(event.target)) panel.open = false;
  });
  panel?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel.open) return;
    event.stopPropagation();
    panel.open = false;
    panel.querySelector("summary").focus();
  });

  const language = document.querySelector("form.language");
  language?.addEventListener("submit", () => {
    language.elements.to.value = location.pathname + location.search + location.hash;
  });
  language?.elements.lang.addEventListener("change", () => language.requestSubmit());

  show(read());
})();
