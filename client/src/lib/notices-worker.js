// Phones show notices only from a worker like this one: it does nothing but bring the page back when one is pressed.

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
