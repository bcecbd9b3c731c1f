import type { TunnelSession, TunnelSocket } from '../stream-tunnel.ts';

/**
 * A fake of the browser's WebSocket class that is connected to `join` without a network. Frames arrive in order, each in its own
 * microtask. `sockets` lists all created sockets; `cut` closes one on both ends, as a lost connection does.
 */
export function fakeWebSocketClass(join: (socket: TunnelSocket) => TunnelSession) {
  const sockets: FakeWebSocket[] = [];

  class FakeWebSocket extends EventTarget {
    readonly url: string;
    closedWith: { code: number | undefined; reason: string | undefined } | undefined;
    /** Tests set it to simulate a blocked network. */
    bufferedAmount = 0;
    isDeaf = false;
    readonly #seat: TunnelSession;

    constructor(url: string) {
      super();
      this.url = url;
      sockets.push(this);
      const socket = this;
      this.#seat = join({
        send: (text) => this.#later(() => this.dispatchEvent(new MessageEvent('message', { data: text }))),
        close: (code, reason) => this.cut(code, reason),
        get bufferedAmount() {
          return socket.bufferedAmount;
        },
      });
      this.#later(() => this.dispatchEvent(new Event('open')));
    }

    send(text: string): void {
      this.#later(() => this.#seat.receive(text));
    }

    close(): void {
      this.cut();
    }

    cut(code?: number, reason?: string): void {
      if (this.closedWith) return;
      this.closedWith = { code, reason };
      this.#seat.left();
      this.dispatchEvent(new Event('close'));
    }

    #later(task: () => void): void {
      queueMicrotask(() => {
        if (!this.closedWith && !this.isDeaf) task();
      });
    }
  }

  return { FakeWebSocket, sockets };
}
