/** A socket that has shown no token yet. */
type WaitingSocket = { address: string; disconnect: () => void; deadline: NodeJS.Timeout };

/** Enough for the tabs of a whole office, which all reconnect in the same second after a restart. */
const MAX_PER_ADDRESS = 500;
const MAX_TOTAL = 1_000;
/** A Studio shows its token as soon as the socket is open. */
const TOKEN_TIMEOUT_MS = 30_000;

/**
 * The sockets that have shown no token yet. Every socket begins as one of them, so none is refused: above a limit the oldest
 * is disconnected, and each after a timeout.
 */
export class UnauthenticatedSockets {
  /** The oldest is first. */
  readonly #waiting = new Set<WaitingSocket>();

  /**
   * Counts a socket until the returned function is called, which is when it has shown a token or has closed.
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
