// ---- The page: what every other file asks of it.

const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// The server answers the script with a frame, and everybody else with a page.
const asScript = { headers: { "X-Requested-With": "live" } };

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

// How many entries of the log the page shows; in a replay, how many moves.
const seq = () => Number($("table").dataset.seq);
