// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUnlock } from '../gate/flag.ts';
import { keepOffline } from './keep-offline.ts';

const postMessage = vi.fn();
const register = vi.fn();

/** jsdom has neither a worker nor idle time. */
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  stub('serviceWorker', { register, ready: Promise.resolve({ active: { postMessage } }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  window.localStorage.clear();
  stub('connection', undefined);
});

function stub(name: 'serviceWorker' | 'connection', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

async function said(): Promise<unknown[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return postMessage.mock.calls.map(([message]) => message);
}

it('calls the worker, and says that the visitor is locked out', async () => {
  keepOffline(true);
  expect(await said()).toEqual([{ isUnlocked: false }]);
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

it('says at once that the visitor unlocked', async () => {
  keepOffline(true);
  expect(await said()).toEqual([{ isUnlocked: false }]);
  rememberUnlock();
  expect((await said()).at(-1)).toEqual({ isUnlocked: true });
});

it('locks nobody out where there is no gate', async () => {
  keepOffline(false);
  expect(await said()).toEqual([{ isUnlocked: true }]);
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow line', { effectiveType: '2g' }],
  ['has a very slow line', { effectiveType: 'slow-2g' }],
])('keeps nothing for a visitor who %s', async (_what, connection) => {
  stub('connection', connection);
  keepOffline(true);
  expect(await said()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it('keeps nothing in a frame', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
  keepOffline(true);
  expect(await said()).toEqual([]);
  vi.restoreAllMocks();
});

it('does without where the browser has no worker or refuses it', async () => {
  register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
  keepOffline(true);
  expect(await said()).toEqual([]);
  stub('serviceWorker', undefined);
  expect(() => keepOffline(true)).not.toThrow();
});
