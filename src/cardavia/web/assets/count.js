// The count of a pile follows every picked card; the address keeps what is picked.
(() => {
  const form = document.querySelector("form[data-answers]");
  const place = document.getElementById("count");
  const voice = document.getElementById("say");
  if (form === null || place === null) return;
  let latest = 0;

  const count = async () => {
    const turn = ++latest;
    const query = new URLSearchParams(new FormData(form));
    if (!query.get("typed")) query.delete("typed");
    const response = await fetch(`${form.dataset.answers}?${query}`);
    if (turn !== latest) return;
    if (!response.ok) {
      form.submit();
      return;
    }
    place.innerHTML = await response.text();
    history.replaceState(null, "", query.size > 0 ? `?${query}` : location.pathname);
    if (voice !== null) voice.textContent = place.querySelector("[data-say]")?.innerText.trim() ?? "";
  };

  form.addEventListener("change", (event) => {
    if (event.target.type === "checkbox") void count();
  });
})();
