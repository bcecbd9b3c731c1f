import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { INTERRUPTED } from './journal.ts';
import { takeTurns } from './take-turns.ts';

/** Work of some slices, which notes its name with each. */
function work(name: string, slices: number, log: string[]): () => string {
  let done = 0;
  return () => {
    log.push(name);
    done += 1;
    if (done < slices) throw INTERRUPTED;
    return name;
  };
}

describe('takeTurns', () => {
  it('goes on with each in turn, and lets others be served between any two slices', async () => {
    const log: string[] = [];
    const all = Promise.all([takeTurns(work('a', 3, log)), takeTurns(work('b', 2, log))]);
    await setImmediate();
    log.push('other');
    expect(await all).toEqual(['a', 'b']);
    expect(log).toEqual(['a', 'other', 'b', 'a', 'b', 'a']);
  });

  it('has eight go on at a time, and the next when one of them is done', async () => {
    const log: string[] = [];
    const names = [...'abcdefgh'];
    const all = names.map((name) => takeTurns(work(name, 2, log)));
    await Promise.all([...all, takeTurns(work('i', 2, log))]);
    expect(log.join('')).toBe('abcdefghabcdefghii');
  });

  it('passes faults on, and goes on with the others', async () => {
    const fails = takeTurns(() => {
      throw new Error('fault');
    });
    const log: string[] = [];
    const works = takeTurns(work('a', 2, log));
    await expect(fails).rejects.toThrow('fault');
    await expect(works).resolves.toBe('a');
  });
});
