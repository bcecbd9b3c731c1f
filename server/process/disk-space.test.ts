import { expect, it, onTestFinished, vi } from 'vitest';
import { DiskSpace } from './disk-space.ts';

it('reports when the disk is nearly full, when it is full, and when there is space again', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  let [free, now] = [900_000_000, 0];
  const disk = new DiskSpace('/data', { freeBytes: () => free, now: () => now });
  const said = () => {
    disk.check();
    disk.check();
    const lines = [...error.mock.calls, ...warn.mock.calls].flat();
    error.mockClear();
    warn.mockClear();
    return [disk.describeFault(), ...lines];
  };
  expect(said()).toEqual([undefined]);
  free = 312_000_000;
  expect(said()).toEqual([
    'storage is nearly full: 312 MB are free',
    'In /data storage is nearly full: 312 MB are free. Make room; docs/deployment.md says what grows.',
  ]);
  free = 3_000_000;
  expect(said()).toEqual([
    'storage is full: 3 MB are free',
    expect.stringContaining('storage is full: 3 MB'),
  ]);
  free = 900_000_000;
  expect(said()).toEqual([undefined, 'In /data storage has room again.']);
  // A failed write, as under a quota: the free space of the disk does not show it.
  disk.writeFailed();
  expect(said()).toEqual(['storage is full: 900 MB are free', expect.stringContaining('storage is full')]);
  now = 61_000;
  expect(said()).toEqual([undefined, 'In /data storage has room again.']);
});
