// The check of a play follows every tap and every word; the address keeps what is entered.
(() => {
  const form = document.querySelector(".follow form[data-answers]");
  const voice = document.getElementById("say");
  if (form === null) return;
  let last = Promise.resolve();

  // One tap after the other: each is meant for what the one before has left.
  const ask = (name, value) => {
    last = last.then(() => answer(name, value));
  };

  const answer = async (name, value) => {
    const query = new URLSearchParams(new FormData(form));
    if (name) query.set(name, value);
    const response = await fetch(`${form.dataset.answers}?${query}`).catch(() => null);
    if (!response?.ok) {
      // The browser says itself what is wrong; an answer that is not to this question must not stay.
      form.submit();
      return;
    }
    const html = await response.text();
    const focused = document.activeElement?.dataset?.key;
    form.innerHTML = html;
    if (focused !== undefined) {
      form.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    history.replaceState(null, "", `${form.getAttribute("action")}${shortened(new URL(response.url).searchParams)}`);
    const said = form.querySelector("[data-say]")?.innerText.trim() ?? "";
    if (voice !== null) voice.textContent = voice.textContent === said ? `${said}\u00a0` : said;
  };

  const shortened = (query) => {
    const filled = [...query].filter(([, value]) => value !== "");
    return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
  };

  form.addEventListener("change", () => ask());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(event.submitter?.name, event.submitter?.value);
  });
})();
