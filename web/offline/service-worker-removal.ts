// The compiler takes any worker's scope for the global one.
declare const self: ServiceWorkerGlobalScope;

// Stands in the worker's place when an operator switches it off: forgets everything and goes. It answers no request, so
// pages that are open go on with the network.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  // The Studio may share the host and have caches of its own.
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await self.registration.unregister();
}

export {};
