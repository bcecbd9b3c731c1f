import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { INTERRUPTED } from './journal.ts';
import { takeTurns } from './take-turns.ts';

/** Work in several slices, each of which logs its name. */
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
  it('runs slices in turn, and yields to the event loop between slices', async () => {
    const log: string[] = [];
    const all = Promise.all([takeTurns(work('a', 3, log)), takeTurns(work('b', 2, log))]);
    await setImmediate();
    log.push('other');
    expect(await all).toEqual(['a', 'b']);
    expect(log).toEqual(['a', 'other', 'b', 'a', 'b', 'a']);
  });

  it('runs eight at a time, and starts the next when one of them is done', async () => {
    const log: string[] = [];
    const names = [...'abcdefgh'];
    const all = names.map((name) => takeTurns(work(name, 2, log)));
    await Promise.all([...all, takeTurns(work('i', 2, log))]);
    expect(log.join('')).toBe('abcdefghabcdefghii');
  });

  it('passes errors on, and continues with the others', async () => {
    const fails = takeTurns(() => {
      throw new Error('fault');
    });
    const log: string[] = [];
    const works = takeTurns(work('a', 2, log));
    await expect(fails).rejects.toThrow('fault');
    await expect(works).resolves.toBe('a');
  });
});
