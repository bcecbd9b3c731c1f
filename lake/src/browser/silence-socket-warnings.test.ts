// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { silenceSocketWarnings } from './silence-socket-warnings.ts';

const NativeWebSocket = globalThis.WebSocket;

/** A socket whose state the test sets. */
class FakeWebSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  closed = vi.fn();
  sent = vi.fn();
  close(...how: unknown[]) {
    this.closed(...how);
  }
  send(data: unknown) {
    this.sent(data);
  }
  open() {
    this.readyState = this.OPEN;
    this.dispatchEvent(new Event('open'));
  }
}

afterEach(() => {
  globalThis.WebSocket = NativeWebSocket;
});

function makeSocket(): FakeWebSocket {
  Object.assign(globalThis, { WebSocket: FakeWebSocket });
  silenceSocketWarnings();
  const socket: unknown = new WebSocket('ws://localhost:3000/');
  if (!(socket instanceof FakeWebSocket)) throw new Error('The socket is not the one that was replaced');
  return socket;
}

it('closes a socket that is still connecting once it is open', () => {
  const socket = makeSocket();
  socket.close(1000, 'done');
  expect(socket.closed).not.toHaveBeenCalled();
  socket.open();
  expect(socket.closed).toHaveBeenCalledExactlyOnceWith(1000, 'done');
});

it('closes an open socket immediately', () => {
  const socket = makeSocket();
  socket.open();
  socket.close(1000, 'done');
  expect(socket.closed).toHaveBeenCalledExactlyOnceWith(1000, 'done');
});

it('sends while the socket is open, and nothing once it is closing', () => {
  const socket = makeSocket();
  socket.open();
  socket.send('hello');
  socket.readyState = socket.CLOSING;
  socket.send('goodbye');
  expect(socket.sent).toHaveBeenCalledExactlyOnceWith('hello');
});
