/** A socket whose other end has shown no token. */
type Stranger = { address: string; turnOut: () => void; deadline: NodeJS.Timeout };

/** An office whose every tab connects again in the same second, because the server was started anew. */
const PER_ADDRESS = 500;
const IN_ALL = 1_000;
/** A Studio shows its token as soon as the socket is open. */
const PATIENCE_MS = 30_000;

/**
 * Sockets whose other end has shown no token yet. Nobody is refused, since everybody begins as a stranger: where too many
 * wait, the one that has waited longest goes, and none waits for long.
 */
export class Strangers {
  /** The one that came first is first. */
  readonly #waiting = new Set<Stranger>();

  /**
   * Lets a socket wait until the function that is returned is called: its other end has shown a token, or it has closed.
   *
   * @param turnOut cuts it off; called once at most, and not after that function
   */
  letIn(address: string, turnOut: () => void): () => void {
    const waiting = [...this.#waiting];
    const own = waiting.filter((other) => other.address === address);
    if (own.length >= PER_ADDRESS) this.#turnOut(own[0]);
    else if (waiting.length >= IN_ALL) this.#turnOut(waiting[0]);
    const deadline = setTimeout(() => this.#turnOut(stranger), PATIENCE_MS);
    // Whoever waits must not keep a stopping process alive.
    deadline.unref();
    const stranger: Stranger = { address, turnOut, deadline };
    this.#waiting.add(stranger);
    return () => this.#forget(stranger);
  }

  #turnOut(stranger: Stranger | undefined): void {
    if (stranger && this.#forget(stranger)) stranger.turnOut();
  }

  #forget(stranger: Stranger): boolean {
    clearTimeout(stranger.deadline);
    return this.#waiting.delete(stranger);
  }
}
