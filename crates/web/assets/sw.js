// Shows what the server pushes, and leads to the table.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const more = { body: told.body, tag: told.tag, data: told.url, icon: "/assets/mark.svg" };
  event.waitUntil(self.registration.showNotification(told.title || "Hydropolis", more));
});
// A window that shows the table already is better than another.
const lead = async (url) => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((it) => it.url === new URL(url, self.location).href);
  return there ? there.focus() : self.clients.openWindow(url);
};
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data || "/"));
});
