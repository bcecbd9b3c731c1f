import { afterAll } from 'vitest';

const names = ['Request', 'Response'] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/** `@hono/node-server` replaces these of Node as it opens a server, which the next file of the worker would meet. */
afterAll(() => {
  for (const [name, descriptor] of own) Object.defineProperty(globalThis, name, descriptor ?? {});
});
