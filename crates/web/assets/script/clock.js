// ---- Clocks: what runs is counted down; days are left as they were written.

const beginClocks = () => {
  const now = all("[data-now]")[0];
  if (!now) return;
  const ahead = Number(now.dataset.now) - Date.now();
  const two = (number) => String(number).padStart(2, "0");
  setInterval(() => {
    for (const clock of all(".clock[data-until]")) {
      const left = Math.max(0, Math.floor((clock.dataset.until - Date.now() - ahead) / 1000));
      if (left >= 86400) continue;
      const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60)];
      clock.textContent = (hours ? hours + ":" + two(minutes % 60) : minutes) + ":" + two(left % 60);
    }
  }, 1000);
};
