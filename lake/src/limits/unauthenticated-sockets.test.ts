import { expect, it, onTestFinished, vi } from 'vitest';
import { UnauthenticatedSockets } from './unauthenticated-sockets.ts';

const ann = '198.51.100.1';
const bob = '198.51.100.2';

/** Sockets by their number; `gone` has those that were disconnected. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sockets = new UnauthenticatedSockets();
  const gone: number[] = [];
  let last = 0;
  const add = (address: string, count = 1) =>
    Array.from({ length: count }, () => {
      const number = ++last;
      return sockets.add(address, () => gone.push(number));
    });
  return { add, gone };
}

it('disconnects the oldest socket of an address that has too many, and none of another address', () => {
  const { add, gone } = open();
  add(bob);
  add(ann, 500);
  expect(gone).toEqual([]);
  add(ann, 2);
  expect(gone).toEqual([2, 3]);
});

it('disconnects the oldest socket when there are too many in all', () => {
  const { add, gone } = open();
  add(bob);
  for (let address = 0; address < 999; address += 1) add(`192.0.2.${address}`);
  expect(gone).toEqual([]);
  add(ann);
  expect(gone).toEqual([1]);
});

it('does not count a socket that has sent a token or has closed', () => {
  const { add, gone } = open();
  for (const known of add(ann, 500)) known();
  add(ann, 500);
  expect(gone).toEqual([]);
});

it('disconnects a socket that sends no token within half a minute', () => {
  const { add, gone } = open();
  const [known] = add(ann, 2);
  vi.advanceTimersByTime(29_999);
  known?.();
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual([2]);
  expect(vi.getTimerCount()).toBe(0);
});
