// Live examples: the server's answer takes the place of the old one without loading the page again.
(() => {
  const voice = document.getElementById("say");

  const answer = async (figure, form, button) => {
    const address = new URL(figure.dataset.answers, location.href);
    address.searchParams.set(button.name, button.value);
    const response = await fetch(address);
    if (!response.ok) {
      form.submit();
      return;
    }
    const focused = document.activeElement?.dataset?.key;
    figure.innerHTML = await response.text();
    figure.dispatchEvent(new CustomEvent("cardavia:page", { bubbles: true }));
    const same = focused === undefined ? null : figure.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    (same ?? figure.querySelector("[data-key]"))?.focus({ preventScroll: true });
    const said = figure.querySelector("[data-say]")?.innerText.trim().replace(/\s*\n+\s*/g, ". ") ?? "";
    if (voice !== null) voice.textContent = voice.textContent === said ? `${said}\u00a0` : said;
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const figure = form instanceof Element ? form.closest("figure[data-answers]") : null;
    if (figure === null || form.method !== "get" || event.submitter === null) return;
    event.preventDefault();
    void answer(figure, form, event.submitter);
  });
})();
