import { formatError, formatNotification, formatResult, parseRequest, RpcError } from './json-rpc.ts';
import type { PresenceEvent, PresenceMember, PresenceUser } from './presence-methods.ts';
import { createPresenceMethods, disconnectEvent } from './presence-methods.ts';

/** The part of a WebSocket that the room uses; text frames only. */
type PresenceSocket = { send(text: string): void; close(): void };

export type PresenceRoom = {
  /**
   * Adds a socket. Pass every text frame to `receive`, and call `left` once the socket has closed. `isAuthenticated` tells whether
   * the client has sent a valid token.
   *
   * @param signIn returns the user of a token that the client sends; `authenticate` by default
   */
  join(
    socket: PresenceSocket,
    signIn?: (token: string) => PresenceUser | undefined,
  ): { receive(text: string): void; left(): void; isAuthenticated(): boolean };
  /** Closes every socket, so that the process can exit. */
  close(): void;
};

/** The heartbeat message of `@sanity/bifur-client`. */
const HEARTBEAT = '♥';

/**
 * Shares the presence of the editors of one dataset, in the JSON-RPC 2.0 of `@sanity/bifur-client` 1.0.0. Events are sent to all
 * subscribers including the sender, since the Studio ignores its own session. The room stores no states: a new client sends a
 * roll call, and the others announce themselves again.
 *
 * The Studio's URL is `/v2022-06-30/socket/<dataset>?tag=sanity.studio` on the API host. The token is in the first call
 * (`authorization`), never in the URL or a header.
 *
 * @param options.authenticate - returns the user of a token; called with undefined when a socket joins, and repeatedly with the
 * token of its `authorization`.
 * @param options.heartbeatMilliseconds - the interval of heartbeats, which keep idle connections open.
 */
export function createPresenceRoom(options: {
  authenticate(token: string | undefined): PresenceUser | undefined;
  heartbeatMilliseconds?: number;
}): PresenceRoom {
  const { authenticate, heartbeatMilliseconds = 30_000 } = options;
  const members = new Map<PresenceMember, PresenceSocket>();
  let heartbeat: NodeJS.Timeout | undefined;

  /** The members with a valid token. Sockets whose token was revoked or has expired are closed. */
  const present = () =>
    [...members].filter(([{ user, token }, socket]) => {
      const mayStay = user === undefined || authenticate(token) !== undefined;
      if (!mayStay) socket.close();
      return mayStay;
    });
  const broadcast = (event: PresenceEvent) => {
    for (const [{ subscriptions }, socket] of present()) {
      for (const subscription of subscriptions) {
        socket.send(formatNotification('presence_subscription', { subscription, result: event }));
      }
    }
  };
  const sendHeartbeats = () => {
    for (const [, socket] of present()) socket.send(HEARTBEAT);
  };
  const leave = (member: PresenceMember) => {
    if (!members.delete(member)) return;
    const { user, sessions } = member;
    if (user) for (const session of sessions) broadcast(disconnectEvent(user, session));
    if (members.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  };
  const callMethod = createPresenceMethods({ authenticate, broadcast });

  return {
    join(socket, signIn = authenticate) {
      const member: PresenceMember = {
        signIn,
        user: authenticate(undefined),
        token: undefined,
        subscriptions: new Set(),
        sessions: new Set(),
      };
      members.set(member, socket);
      heartbeat ??= setInterval(sendHeartbeats, heartbeatMilliseconds).unref();
      return {
        receive(text) {
          if (text === HEARTBEAT) return;
          const answer = answerCall(text, (method, params) => callMethod(member, method, params));
          if (answer !== undefined) socket.send(answer);
        },
        left: () => leave(member),
        isAuthenticated: () => member.user !== undefined,
      };
    },
    close() {
      const sockets = [...members.values()];
      // Whoever leaves from now on is told to nobody: the lake that knows their tokens is closed too.
      members.clear();
      clearInterval(heartbeat);
      heartbeat = undefined;
      for (const socket of sockets) socket.close();
    },
  };
}

/** The response message; undefined for a notification. */
function answerCall(text: string, call: (method: string, params: unknown) => unknown): string | undefined {
  let id: string | number | null | undefined = null;
  try {
    const request = parseRequest(text);
    id = request.id;
    const result = call(request.method, request.params);
    return id === undefined ? undefined : formatResult(id, result);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return id === undefined ? undefined : formatError(id, error);
  }
}
