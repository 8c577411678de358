// Live updates: listens for frames of the table and swaps the regions that changed.
// Without this script the page works by plain links and forms.
"use strict";
(() => {
  const address = document.body.dataset.live;
  if (!address || !window.EventSource) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const swap = (html) => {
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
    const table = document.getElementById("table");
    if (!fresh || !table) return;
    if (Number(fresh.dataset.seq) < Number(table.dataset.seq)) return;
    const open = new Set([...table.querySelectorAll("details[open]")].map(path));
    const shut = new Set([...table.querySelectorAll("details:not([open])")].map(path));
    // The address asked something about the question before.
    if (location.search) history.replaceState(null, "", location.pathname);
    const change = () => {
      for (const part of fresh.querySelectorAll(":scope > [id]")) {
        const old = document.getElementById(part.id);
        if (!old || old.innerHTML === part.innerHTML) continue;
        const typed = part.querySelector("#why");
        const before = old.querySelector("#why");
        if (typed && before) typed.value = before.value;
        old.replaceWith(document.adoptNode(part));
      }
      table.dataset.seq = fresh.dataset.seq;
      for (const it of table.querySelectorAll("details")) {
        if (open.has(path(it))) it.open = true;
        if (shut.has(path(it))) it.open = false;
      }
    };
    if (document.startViewTransition && !calm.matches) document.startViewTransition(change);
    else change();
  };

  // Where an element is, so that what was unfolded stays so.
  const path = (element) => {
    const steps = [];
    for (let it = element; it && it.id !== "table"; it = it.parentElement) {
      steps.push(it.dataset.seat || it.dataset.company || it.className || it.tagName);
    }
    return steps.join("<");
  };

  let source;
  const listen = () => {
    const table = document.getElementById("table");
    source = new EventSource(address + "?since=" + (table ? table.dataset.seq : 0));
    source.addEventListener("frame", (event) => swap(event.data));
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    });
  };
  listen();
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  // An answer without a new page: the frame that comes back is swapped in like any other.
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest("#ask") || form.method !== "post") return;
    event.preventDefault();
    const data = new URLSearchParams(new FormData(form, event.submitter));
    for (const button of form.querySelectorAll("button")) button.disabled = true;
    fetch(form.action, { method: "POST", body: data, headers: { "X-Requested-With": "live" } })
      .then((answer) => (answer.ok ? answer.text().then(swap) : location.assign(answer.url)))
      .catch(() => location.reload());
  });
})();
