import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLastingStreams, isLakeLost, onLakeLost } from './lasting-stream.ts';
import type { OpenStream, StreamListener } from './stream-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream whose other end is the test: what was asked for each time, and who hears the latest. */
function openLasting() {
  const asked: Parameters<OpenStream>[0][] = [];
  const ends: StreamListener[] = [];
  const closed = vi.fn();
  const open = createLastingStreams((target, end) => {
    asked.push(target);
    ends.push(end);
    return closed;
  });
  const reader = { head: vi.fn(), chunk: vi.fn(), end: vi.fn(), fail: vi.fn() };
  const close = open({ path: '/listen', headers: { accept: 'text/event-stream' } }, reader);
  return { asked, ends, closed, reader, close };
}

const lost = new TypeError('lost');

it('reconnects after its last event without reporting the loss to its reader', async () => {
  const { asked, ends, closed, reader, close } = openLasting();
  const onChange = vi.fn();
  const stop = onLakeLost(onChange);
  ends[0]?.head(200, {});
  ends[0]?.chunk('event: welcome\nid: t1\nda');
  ends[0]?.chunk('ta: {}\n\n');
  ends[0]?.fail(lost);
  expect(isLakeLost()).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  ends[1]?.fail(lost);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reader.chunk).toHaveBeenLastCalledWith(':\n\n');
  expect(asked[2]).toEqual({
    path: '/listen',
    headers: { accept: 'text/event-stream', 'last-event-id': 't1' },
  });
  ends[2]?.head(200, {});
  expect(isLakeLost()).toBe(false);
  ends[2]?.chunk('event: welcomeback\ndata: {}\n\n');
  expect(reader.chunk).toHaveBeenLastCalledWith('event: welcomeback\ndata: {}\n\n');
  expect(reader.head).toHaveBeenCalledOnce();
  expect(reader.fail).not.toHaveBeenCalled();
  expect(onChange).toHaveBeenCalledTimes(2);
  close();
  expect(closed).toHaveBeenCalled();
  stop();
});

it.each([
  ['without ids', 'event: welcome\ndata: {}\n\n'],
  ['in the middle of an event', 'id: t1\ndata: {}\n\nid: t2\nda'],
])('a stream fails that is lost %s', (_name, text) => {
  const { ends, reader } = openLasting();
  ends[0]?.head(200, {});
  ends[0]?.chunk(text);
  ends[0]?.fail(lost);
  expect(reader.fail).toHaveBeenCalledWith(lost);
  expect(isLakeLost()).toBe(false);
});

it('fails a stream whose reader may no longer listen', async () => {
  const { ends, reader } = openLasting();
  ends[0]?.head(200, {});
  ends[0]?.chunk('id: t1\ndata: {}\n\n');
  ends[0]?.fail(lost);
  await vi.advanceTimersByTimeAsync(500);
  ends[1]?.head(401, {});
  expect(reader.fail).toHaveBeenCalledOnce();
  expect(isLakeLost()).toBe(false);
});

it('does not reconnect once it is closed', async () => {
  const { asked, ends, close } = openLasting();
  ends[0]?.head(200, {});
  ends[0]?.chunk('id: t1\ndata: {}\n\n');
  ends[0]?.fail(lost);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(isLakeLost()).toBe(false);
});
