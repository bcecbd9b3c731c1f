import { afterAll } from 'vitest';

const names = ['Request', 'Response'] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/**
 * Restores Node's globals, which `@hono/node-server` replaces when it opens a server, and empties the storage of jsdom's window, for
 * the worker's next file.
 */
afterAll(() => {
  if ('window' in globalThis) window.localStorage.clear();
  for (const [name, descriptor] of own) Object.defineProperty(globalThis, name, descriptor ?? {});
});
