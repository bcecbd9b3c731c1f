import { Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findLocations, readOnEvents } from './locations.ts';

const shows = (...ids: string[]) => ({
  query: '',
  fields: new Map(ids.map((id) => [id, new Set<string>()])),
  texts: [],
});
const content = {
  frame: [shows('siteSettings')],
  profile: shows(),
  pages: [
    { path: '/', title: 'Home', content: shows('homePage', 'agent-tara') },
    { path: '/agent/tara', title: 'Tara', content: shows('agent-tara', 'siteSettings') },
  ],
  readAt: '2026-01-01T00:00:00Z',
};

it('lists the pages that show a document', () => {
  expect(findLocations('agent-tara', content)).toEqual({
    locations: [
      { href: '/', title: 'Home' },
      { href: '/agent/tara', title: 'Tara' },
    ],
  });
});

it('reports that every page shows a document, or none', () => {
  expect(findLocations('siteSettings', content)).toMatchObject({ message: 'Used on every page' });
  expect(findLocations('aiPillar-lost', content)).toEqual({ locations: [] });
});

describe('the locations of documents are updated', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const outage = () => Promise.reject(new Error('offline'));

  /** Subscribes with a stream of events; the reads succeed or fail in this order. */
  function setUp(...readings: (() => Promise<string>)[]) {
    const listen = vi.fn();
    let stream = new Subject<string>();
    const events = new Observable<string>((observer) => {
      listen();
      stream = new Subject();
      return stream.subscribe(observer);
    });
    const read = vi.fn(() => (readings.shift() ?? (async () => 'no change'))());
    const heard: unknown[] = [];
    const subscription = readOnEvents(events, read).subscribe({
      next: (found) => heard.push(found),
      error: () => heard.push('an error in the place of the form'),
    });
    const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    onTestFinished(() => subscription.unsubscribe());
    return { heard, listen, read, passTime, stream: () => stream };
  }

  it('after a failed query, without an error for the form', async () => {
    const { heard, stream, passTime } = setUp(
      async () => 'first',
      outage,
      outage,
      async () => 'third',
    );
    await passTime(0);
    stream().next('welcome');
    stream().next('mutation');
    await passTime(10_000);
    expect(heard).toEqual(['first']);
    await passTime(60_000);
    expect(heard).toEqual(['first', 'third']);
  });

  it('after a broken stream', async () => {
    const { heard, listen, stream, passTime } = setUp(
      async () => 'first',
      async () => 'second',
    );
    await passTime(0);
    stream().error(new Error('channelError'));
    await passTime(60_000);
    expect(heard).toEqual(['first', 'second']);
    expect(listen).toHaveBeenCalledTimes(2);
  });

  it('after a reconnection, but not after the first connection', async () => {
    const { read, stream, passTime } = setUp();
    stream().next('welcome');
    await passTime(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    stream().next('welcome');
    await passTime(60_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
