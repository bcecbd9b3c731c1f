/**
 * Prevents two console messages about the Studio's sockets, by replacing `globalThis.WebSocket`. At its start the Studio opens a
 * presence socket and replaces it at once; browsers warn when a socket is closed before it has opened, so closing waits for that.
 * When a page is left, presence sends a last message on a closing socket; it is dropped, as the standard says, but without an error.
 */
export function silenceSocketWarnings(): void {
  if (typeof document === 'undefined') return;
  globalThis.WebSocket = class SilentWebSocket extends WebSocket {
    override close(code?: number, reason?: string): void {
      const isOpening = this.readyState === this.CONNECTING;
      if (isOpening) this.addEventListener('open', () => super.close(code, reason), { once: true });
      else super.close(code, reason);
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState !== this.CLOSING && this.readyState !== this.CLOSED) super.send(data);
    }
  };
}
