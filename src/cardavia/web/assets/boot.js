// Applies a visitor's settings before the first paint, and keeps them. Every page calls this function with the
// key they are stored under and their shape: for each name its default, then the words allowed, if it is a word.
((key, shape) => {
  const root = document.documentElement;
  const contrasty = matchMedia("(prefers-contrast: more)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const names = Object.keys(shape);
  const gather = (value) => Object.fromEntries(names.map((name) => [name, value(name)]));
  const defaults = gather((name) => shape[name][0]);
  let unstored = {};

  const isAllowed = (name, value) => {
    const [first, ...words] = shape[name];
    if (words.length > 0) return words.includes(value);
    if (typeof first === "number") return Number.isFinite(value) && value >= 0 && value <= 100;
    return typeof value === "boolean";
  };

  const read = () => {
    let stored = {};
    try {
      stored = JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      // Storage may be forbidden or hold nonsense: the defaults it is.
    }
    const found = { ...stored, ...unstored };
    return gather((name) => (isAllowed(name, found[name]) ? found[name] : defaults[name]));
  };

  // Two straight lines that meet in the middle.
  const bent = (value, low, middle, high) =>
    value <= 50 ? low + ((middle - low) * value) / 50 : middle + ((high - middle) * (value - 50)) / 50;

  const applyLayers = ({ contrast, grain, temperature }) => {
    const warmth = (temperature - 50) / 50;
    const tint = warmth > 0 ? `rgb(255 150 60 / ${0.24 * warmth})` : `rgb(110 165 255 / ${-0.16 * warmth})`;
    root.style.setProperty("--contrast", contrast === 50 ? "none" : `contrast(${bent(contrast, 0.85, 1, 1.4)})`);
    root.style.setProperty("--grain", String(bent(grain, 0, 0.14, 0.4)));
    root.style.setProperty("--warmth", warmth === 0 ? "transparent" : tint);
    root.toggleAttribute("data-tinted", warmth !== 0);
  };

  // A word or switch stands as data-name on <html> unless it is the default; motion always does, decided.
  const applyWords = (settings) => {
    for (const name of names) {
      if (typeof settings[name] === "number") continue;
      if (settings[name] === defaults[name]) delete root.dataset[name];
      else root.dataset[name] = settings[name];
    }
    if (settings.contrast >= 80 || contrasty.matches) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
    const own = calm.matches ? "reduced" : "full";
    root.dataset.motion = settings.motion === "auto" ? own : settings.motion;
  };

  const apply = () => {
    const settings = read();
    applyLayers(settings);
    applyWords(settings);
    return settings;
  };

  const announce = () => {
    const detail = apply();
    dispatchEvent(new CustomEvent("cardavia:settings", { detail }));
    return detail;
  };

  const write = (part) => {
    const settings = { ...read(), ...part };
    try {
      localStorage.setItem(key, JSON.stringify(settings));
      unstored = {};
    } catch {
      unstored = settings;
    }
    return announce();
  };

  // The address of a deck as these settings want it printed; the wish for a deck concerns those of one game.
  const art = (address) => {
    const url = new URL(address, location.href);
    const { deck, inks, index, letters } = read();
    if (!/^\/art\/[a-z0-9-]+\.svg$/.test(url.pathname)) return address;
    if (shape.deck.some((name) => url.pathname === `/art/${name}.svg`)) url.pathname = `/art/${deck}.svg`;
    if (letters !== "page") url.searchParams.set("letters", letters);
    if (inks !== defaults.inks) url.searchParams.set("inks", inks);
    if (index !== defaults.index) url.searchParams.set("index", index);
    if (root.dataset.contrast === "more") url.searchParams.set("contrast", "high");
    return url.pathname + url.search;
  };

  // Another tab's change, and the system's wishes, count here at once.
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) announce();
  });
  contrasty.addEventListener("change", announce);
  calm.addEventListener("change", announce);

  root.dataset.scripts = "";
  window.cardaviaSettings = { key, defaults, read, write, art, isStill: () => root.dataset.motion === "reduced" };
  apply();
})
