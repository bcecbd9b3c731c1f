/** A socket without a valid token so far. */
type WaitingSocket = { address: string; disconnect: () => void; deadline: NodeJS.Timeout };

/** Enough for the tabs of a whole office behind one address, which all reconnect at once after a restart. */
const MAX_PER_ADDRESS = 500;
const MAX_TOTAL = 1_000;
/** The Studio sends its token as soon as the socket is open. */
const TOKEN_TIMEOUT_MS = 30_000;

/**
 * Limits sockets that are not authenticated yet. Since every new socket is one of them, none is refused: above the limit the
 * oldest is disconnected, and each after a timeout.
 */
export class UnauthenticatedSockets {
  /** Ordered from oldest to newest. */
  readonly #waiting = new Set<WaitingSocket>();

  /**
   * Counts a socket until the returned function is called. Call it once the client is authenticated or the socket has closed.
   *
   * @param disconnect closes the socket; called at most once, and not after the returned function
   */
  add(address: string, disconnect: () => void): () => void {
    const waiting = [...this.#waiting];
    const own = waiting.filter((other) => other.address === address);
    if (own.length >= MAX_PER_ADDRESS) this.#disconnect(own[0]);
    else if (waiting.length >= MAX_TOTAL) this.#disconnect(waiting[0]);
    const deadline = setTimeout(() => this.#disconnect(socket), TOKEN_TIMEOUT_MS);
    // A timer must not keep a stopping process alive.
    deadline.unref();
    const socket: WaitingSocket = { address, disconnect, deadline };
    this.#waiting.add(socket);
    return () => this.#forget(socket);
  }

  #disconnect(socket: WaitingSocket | undefined): void {
    if (socket && this.#forget(socket)) socket.disconnect();
  }

  #forget(socket: WaitingSocket): boolean {
    clearTimeout(socket.deadline);
    return this.#waiting.delete(socket);
  }
}
