// The check of a play follows every tap and every word; the address keeps what is entered.
(() => {
  const form = document.querySelector(".follow form[data-answers]");
  const voice = document.getElementById("say");
  if (form === null) return;
  let last = Promise.resolve();
  let underWay = null;
  let replacing = false;

  const entered = () => new URLSearchParams(new FormData(form));

  // One tap after the other: each is meant for what the one before has left. Enter in a changed field is
  // both a change and a submission, and one question.
  const ask = (name, value) => {
    if (!name && underWay === entered().toString()) return;
    last = last.then(() => answer(name, value));
  };

  const answer = async (name, value) => {
    const query = entered();
    underWay = query.toString();
    if (name) query.set(name, value);
    const response = await fetch(`${form.dataset.answers}?${query}`).catch(() => null);
    if (!response?.ok) {
      // The browser says itself what is wrong; an answer that is not to this question must not stay.
      form.submit();
      return;
    }
    replace(await response.text(), query);
    underWay = null;
    history.replaceState(null, "", `${form.getAttribute("action")}${shortened(new URL(response.url).searchParams)}`);
    const said = form.querySelector("[data-say]")?.innerText.trim() ?? "";
    if (voice !== null) voice.textContent = voice.textContent === said ? `${said}\u00a0` : said;
  };

  // What was typed while the question was under way stays, with its caret.
  const replace = (html, asked) => {
    const active = document.activeElement;
    const focused = active?.dataset?.key;
    const typed = active?.type === "text" && active.value !== asked.get(active.name) ? active : null;
    replacing = true;
    form.innerHTML = html;
    replacing = false;
    if (focused === undefined) return;
    const again = form.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    again?.focus({ preventScroll: true });
    if (typed === null || again === null) return;
    again.value = typed.value;
    again.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  };

  const shortened = (query) => {
    const filled = [...query].filter(([, value]) => value !== "");
    return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
  };

  form.addEventListener("change", () => ask());
  // No change is told of words that were typed before the field was drawn again.
  form.addEventListener("focusout", ({ target }) => {
    if (!replacing && target.type === "text" && target.value !== target.defaultValue) ask();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(event.submitter?.name, event.submitter?.value);
  });
})();
