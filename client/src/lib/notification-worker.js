// Phones show notifications only from a service worker. A click on one brings the page back to the front.

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const back = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((each) => each.url === notification.data);
    await (page ? page.focus() : self.clients.openWindow(notification.data));
  };
  event.waitUntil(back());
});
