import { describe, expect, it } from 'vitest';
import { QueryParseError, QueryTooLongError } from '../query/query-errors.ts';
import { QueryTimeoutError, type WorkLimits } from '../work-meter.ts';
import { Limits } from './limits.ts';

const ann = { address: '198.51.100.1' };
const bob = { address: '198.51.100.2' };
const editor = { id: 'p', name: 'Ann', email: '', role: 'editor' } as const;
const tooManyRequests = (wait: string) =>
  expect.objectContaining({ status: 429, headers: expect.objectContaining({ 'retry-after': wait }) });

/** Limits with a clock of their own, and a way to spend time in a query. */
function openLimits(options?: ConstructorParameters<typeof Limits>[0]) {
  let now = 0;
  const limits = new Limits(options, () => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const query = async (milliseconds: number, caller = ann, identity?: typeof editor) =>
    limits.evaluate(caller, identity, (given: WorkLimits) => {
      pass(Math.min(milliseconds, given.milliseconds));
      if (milliseconds > given.milliseconds) throw new QueryTimeoutError('too long');
      return given.milliseconds;
    });
  return { limits, pass, query };
}

describe('calls', () => {
  it('are counted by address and kind, and accepted again after a while', () => {
    const { limits, pass } = openLimits({ requestsPerSecond: 2, writesPerSecond: 1 });
    for (const caller of [ann, bob]) {
      limits.admit('request', caller);
      limits.admit('request', caller);
      limits.admit('write', caller);
      expect(() => limits.admit('request', caller)).toThrow(tooManyRequests('1'));
    }
    limits.admit('upload', ann);
    pass(1_000);
    limits.admit('request', ann);
  });

  it('are not counted without limits, or when made inside the process', () => {
    const { limits } = openLimits({ requestsPerSecond: 1 });
    const { limits: none } = openLimits();
    for (let call = 0; call < 10; call += 1) {
      expect(() => limits.admit('request', undefined)).not.toThrow();
      expect(() => none.admit('request', ann)).not.toThrow();
    }
  });
});

describe('expensive queries', () => {
  it('are refused when an address repeats them, until time has passed; cheap queries never are', async () => {
    const { query, pass } = openLimits();
    await query(5_000);
    await query(5_000);
    await expect(query(5_000)).rejects.toEqual(tooManyRequests('15'));
    await expect(query(19)).resolves.toBe(20);
    await expect(query(5_000, bob)).resolves.toBe(5_000);
    pass(30_000);
    await expect(query(4_000)).resolves.toBe(5_000);
  });

  it('are refused before they are parsed to an address that has used up its time', () => {
    const { limits, pass } = openLimits();
    const parse = () =>
      limits.evaluate(ann, undefined, ({ tokens }) => {
        if (tokens < 2_000) throw new QueryTooLongError('*', tokens);
        pass(7_000);
        throw new QueryParseError('not GROQ', '*');
      });
    expect(parse).toThrow('not GROQ');
    expect(parse).toThrow(tooManyRequests('5'));
  });

  it('are charged for the time they used, not for the time they waited', async () => {
    const { limits, pass, query } = openLimits();
    const slices = limits.evaluateInTurns(ann, undefined, async (_, spend) => {
      await Promise.resolve();
      pass(20_000);
      spend(6_500);
      throw new QueryTimeoutError('too long');
    });
    await expect(slices).rejects.toBeInstanceOf(QueryTimeoutError);
    await expect(query(5_000)).rejects.toEqual(tooManyRequests('3'));
    const refused = limits.evaluateInTurns(ann, undefined, async () => {
      await Promise.resolve();
      throw new QueryTimeoutError('too long');
    });
    await expect(refused).rejects.toEqual(tooManyRequests('3'));
  });

  it('without a token use at most half of the time in total, which leaves half for callers with a token', async () => {
    const { query } = openLimits();
    for (let caller = 0; caller < 4; caller += 1)
      await query(5_000, { address: `198.51.100.${caller + 10}` });
    await expect(query(5_000, bob)).rejects.toMatchObject({ status: 429 });
    await expect(query(9_000, bob, editor)).resolves.toBe(10_000);
    await expect(query(11_000, bob, editor)).rejects.toBeInstanceOf(QueryTimeoutError);
  });
});

describe('event streams without a token', () => {
  it('are limited by address, and free their place once', () => {
    const { limits } = openLimits();
    const close = Array.from({ length: 50 }, () => limits.openStream(ann, undefined));
    expect(() => limits.openStream(ann, undefined)).toThrow(tooManyRequests('10'));
    limits.openStream(bob, undefined);
    limits.openStream(ann, editor);
    close[0]?.();
    close[0]?.();
    limits.openStream(ann, undefined);
    expect(() => limits.openStream(ann, undefined)).toThrow(tooManyRequests('10'));
  });
});
