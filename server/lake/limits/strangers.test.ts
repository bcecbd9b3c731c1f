import { expect, it, onTestFinished, vi } from 'vitest';
import { Strangers } from './strangers.ts';

const ann = '198.51.100.1';
const bob = '198.51.100.2';

/** Sockets by their number; `gone` has those that were turned out. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const strangers = new Strangers();
  const gone: number[] = [];
  let last = 0;
  const letIn = (address: string, count = 1) =>
    Array.from({ length: count }, () => {
      const number = ++last;
      return strangers.letIn(address, () => gone.push(number));
    });
  return { letIn, gone };
}

it('lets the one that waited longest go when an address has too many, and none of another', () => {
  const { letIn, gone } = open();
  letIn(bob);
  letIn(ann, 500);
  expect(gone).toEqual([]);
  letIn(ann, 2);
  expect(gone).toEqual([2, 3]);
});

it('lets the one that waited longest go when there are too many in all', () => {
  const { letIn, gone } = open();
  letIn(bob);
  for (let address = 0; address < 999; address += 1) letIn(`192.0.2.${address}`);
  expect(gone).toEqual([]);
  letIn(ann);
  expect(gone).toEqual([1]);
});

it('counts nobody who has shown a token or has left', () => {
  const { letIn, gone } = open();
  for (const known of letIn(ann, 500)) known();
  letIn(ann, 500);
  expect(gone).toEqual([]);
});

it('waits half a minute for a token', () => {
  const { letIn, gone } = open();
  const [known] = letIn(ann, 2);
  vi.advanceTimersByTime(29_999);
  known?.();
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual([2]);
  expect(vi.getTimerCount()).toBe(0);
});
