// Applies the display settings before the first paint; site.js moves the controls and stores them.
(() => {
  const key = "cardavia.display";
  const neutral = { contrast: 50, grain: 50, temperature: 50, theme: "auto" };
  const root = document.documentElement;

  const read = () => {
    let stored = {};
    try {
      stored = JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      // Storage may be forbidden or hold nonsense: neutral it is.
    }
    const percent = (name) => {
      const value = stored[name];
      return Number.isFinite(value) && value >= 0 && value <= 100 ? value : neutral[name];
    };
    const theme = ["light", "dark"].includes(stored.theme) ? stored.theme : "auto";
    return { contrast: percent("contrast"), grain: percent("grain"), temperature: percent("temperature"), theme };
  };

  // Two straight lines that meet in the middle.
  const bent = (value, low, middle, high) =>
    value <= 50 ? low + ((middle - low) * value) / 50 : middle + ((high - middle) * (value - 50)) / 50;

  const apply = ({ contrast, grain, temperature, theme }) => {
    const warmth = (temperature - 50) / 50;
    const tint =
      warmth > 0 ? `rgb(255 150 60 / ${0.24 * warmth})` : `rgb(110 165 255 / ${0.16 * Math.abs(warmth)})`;
    const strong = contrast >= 80 || matchMedia("(prefers-contrast: more)").matches;
    root.style.setProperty("--contrast", contrast === 50 ? "none" : `contrast(${bent(contrast, 0.85, 1, 1.4)})`);
    root.style.setProperty("--grain", String(bent(grain, 0, 0.14, 0.4)));
    root.style.setProperty("--warmth", warmth === 0 ? "transparent" : tint);
    root.toggleAttribute("data-tinted", warmth !== 0);
    if (strong) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  };

  root.dataset.scripts = "";
  apply(read());
  window.cardaviaDisplay = { key, neutral, read, apply };
})();
