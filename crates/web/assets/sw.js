// Shows what the server pushes, and leads to the table.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const more = { body: told.body, tag: told.tag, data: told.url, icon: "/assets/mark.svg" };
  event.waitUntil(self.registration.showNotification(told.title || "Hydropolis", more));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data || "/"));
});
