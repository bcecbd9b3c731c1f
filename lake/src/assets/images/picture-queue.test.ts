import { describe, expect, it } from 'vitest';
import { createPictureQueue, type TaskOptions } from './picture-queue.ts';

const limits = {
  running: { inAll: 2, other: 1, perAddress: { expected: 2, other: 1, background: 1 } },
  waiting: {
    expected: { inAll: 4, perAddress: 3 },
    other: { inAll: 4, perAddress: 2 },
    background: { inAll: 1, perAddress: 1 },
  },
};

/** A queue whose tasks say when they began, and end when they are told. */
function setUp() {
  const queue = createPictureQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, options?: TaskOptions) =>
    queue.run(
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          ends.set(name, resolve);
        }),
      options,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, add, end };
}

const other = (address: string): TaskOptions => ({ address, urgency: 'other' });

describe('waiting images', () => {
  it('are processed in turn for each address, in order of arrival', async () => {
    const { begun, add, end } = setUp();
    for (const name of ['a1', 'a2', 'a3']) void add(name, other('a'));
    void add('b1', other('b'));
    void add('c1', other('c'));
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('are processed with expected sizes first, for which a slot is reserved, and background work last', async () => {
    const { begun, add, end } = setUp();
    void add('a1', other('a'));
    void add('ahead', { urgency: 'background' });
    void add('b1', other('b'));
    void add('c1', { address: 'c' });
    void add('c2', { address: 'c' });
    expect(begun).toEqual(['a1', 'c1']);
    for (const name of ['a1', 'c1', 'c2', 'b1']) await end(name);
    expect(begun).toEqual(['a1', 'c1', 'c2', 'b1', 'ahead']);
  });

  it('are refused above the limits for an address and in total', async () => {
    const { add, queue } = setUp();
    for (const name of ['a1', 'a2', 'a3']) void add(name, other('a'));
    await expect(add('a4', other('a'))).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
    });
    void add('b1', other('b'));
    void add('c1', other('c'));
    await expect(add('d1', other('d'))).rejects.toMatchObject({ status: 429 });
    void add('e1', { address: 'a' });
    expect(queue.waiting()).toEqual({ expected: 0, other: 4, background: 0 });
  });

  it('leave the queue when no request needs them any more', async () => {
    const { begun, add, end } = setUp();
    const controller = new AbortController();
    void add('a1', other('a'));
    const gone = add('a2', { ...other('a'), signal: controller.signal });
    void add('a3', other('a'));
    controller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await expect(add('a4', { ...other('a'), signal: controller.signal })).rejects.toThrow('gone');
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('are still processed after one failed', async () => {
    const { queue } = setUp();
    await expect(queue.run(() => Promise.reject(new Error('two')), other('a'))).rejects.toThrow('two');
    expect(await queue.run(async () => 'free again', other('a'))).toBe('free again');
  });
});
