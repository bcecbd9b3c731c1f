/**
 * Keeps the Studio's sockets from writing to the browser's console, by replacing `globalThis.WebSocket`. Presence opens
 * a socket at the Studio's start and at once another in its place: a close waits until its socket has opened, since
 * browsers warn of one that never may. As a page is left, presence still says goodbye on a socket that is closing:
 * that goes nowhere, as the standard says, but without the browser's error.
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
