import { formatError, formatNotification, formatResult, parseRequest, RpcError } from './json-rpc.ts';
import type { PresenceEvent, PresenceMember, PresenceUser } from './presence-methods.ts';
import { createPresenceMethods, disconnectEvent } from './presence-methods.ts';

/** What the room needs of a WebSocket; text frames only. */
export type PresenceSocket = { send(text: string): void; close(): void };

export type PresenceRoom = {
  /**
   * Hand every text frame to `receive`, and call `left` once the socket has closed. `isAuthenticated` says whether a token was shown.
   *
   * @param signIn the user of a token that the socket shows; `authenticate` unless given
   */
  join(
    socket: PresenceSocket,
    signIn?: (token: string) => PresenceUser | undefined,
  ): { receive(text: string): void; left(): void; isAuthenticated(): boolean };
  /** Closes every socket, so that the process can end. */
  close(): void;
};

/** `@sanity/bifur-client` takes this one character for a sign of life. */
const HEARTBEAT = '♥';

/**
 * Tells the editors of one dataset who is where. Speaks the JSON-RPC 2.0 of `@sanity/bifur-client` 1.0.0. Events go
 * to every subscriber, the sender too: the Studio leaves out its own session by itself. The room keeps no states;
 * whoever comes in calls the roll and the others announce themselves anew.
 *
 * The Studio's URL is `/v2022-06-30/socket/<dataset>?tag=sanity.studio` on the API host. The token comes in the
 * first call (`authorization`), never in the URL or a header.
 *
 * @param options.authenticate - the user of a token; asked with undefined when a socket joins, and again and again with
 * the token of its `authorization`.
 * @param options.heartbeatMilliseconds - how often a heartbeat keeps idle connections open.
 */
export function createPresenceRoom(options: {
  authenticate(token: string | undefined): PresenceUser | undefined;
  heartbeatMilliseconds?: number;
}): PresenceRoom {
  const { authenticate, heartbeatMilliseconds = 30_000 } = options;
  const members = new Map<PresenceMember, PresenceSocket>();
  let heartbeat: NodeJS.Timeout | undefined;

  /** Those who are here, without those whose token has been revoked or has expired: they are shown out. */
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
  const beat = () => {
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
      heartbeat ??= setInterval(beat, heartbeatMilliseconds).unref();
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

/** The answer's text, or undefined for a notification. */
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
