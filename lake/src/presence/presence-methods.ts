import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { RPC_ERROR, RpcError } from './json-rpc.ts';

export type PresenceUser = { id: string };

/** The state of one socket in the room. */
export type PresenceMember = {
  signIn: (token: string) => PresenceUser | undefined;
  user: PresenceUser | undefined;
  /** The token of the user, which must stay valid. */
  token: string | undefined;
  subscriptions: Set<string>;
  /** The sessions (Studio tabs) announced over this socket and not disconnected. */
  sessions: Set<string>;
};

/** An event in the format that the Studio reads from `params.result` (sanity 6.9.2, `handleIncomingMessage`). */
export type PresenceEvent = {
  type: 'rollCall' | 'state' | 'disconnect';
  /** The user's id. */
  i: string;
  /** The session, which the Studio reads at a roll call. */
  session: string;
  /** For `state` the announced data, for `disconnect` the session. */
  m: Record<string, unknown>;
};

type PresenceMethods = (member: PresenceMember, method: string, params: unknown) => unknown;

/** The limits of one socket. The Studio has one of each, and briefly two. They limit the events, which go to all subscriptions. */
const MAX_SUBSCRIPTIONS = 10;
const MAX_SESSIONS = 10;

const authorizationSchema = z.object({ authorization: z.string().regex(/^bearer /i) });
const sessionSchema = z.object({ session: z.string() });
const announceSchema = z.object({ data: z.looseObject({ sessionId: z.string() }) });
const unsubscribeSchema = z.object({ subscriptionId: z.string() });

/**
 * The methods that the Studio calls (sanity 6.9.2, `createBifurTransport`). The returned function returns the result of a method,
 * and throws RpcError for an unknown method, invalid params, or an unauthenticated member.
 */
export function createPresenceMethods(room: {
  authenticate(token: string | undefined): PresenceUser | undefined;
  broadcast(event: PresenceEvent): void;
}): PresenceMethods {
  const requireUser = ({ user, token }: PresenceMember): PresenceUser => {
    if (user && room.authenticate(token)) return user;
    throw createUnauthorizedError();
  };
  return (member, method, params) => {
    switch (method) {
      case 'authorization': {
        const { authorization } = parseParams(authorizationSchema, params);
        const token = authorization.replace(/^bearer /i, '');
        const user = member.signIn(token);
        if (!user || !room.authenticate(token)) throw createUnauthorizedError();
        // A refused token changes nothing: the socket keeps its earlier token, and is closed when that one is revoked.
        Object.assign(member, { token, user });
        return {};
      }
      case 'presence_subscribe': {
        requireUser(member);
        assertRoom(member.subscriptions, MAX_SUBSCRIPTIONS, 'subscriptions');
        const subscription = randomUUID();
        member.subscriptions.add(subscription);
        return subscription;
      }
      case 'presence_unsubscribe':
        member.subscriptions.delete(parseParams(unsubscribeSchema, params).subscriptionId);
        return {};
      case 'presence_rollcall': {
        const { session } = parseParams(sessionSchema, params);
        room.broadcast({ type: 'rollCall', i: requireUser(member).id, session, m: { session } });
        return {};
      }
      case 'presence_announce': {
        const { data } = parseParams(announceSchema, params);
        const event: PresenceEvent = {
          type: 'state',
          i: requireUser(member).id,
          session: data.sessionId,
          m: data,
        };
        if (!member.sessions.has(data.sessionId)) assertRoom(member.sessions, MAX_SESSIONS, 'sessions');
        member.sessions.add(data.sessionId);
        room.broadcast(event);
        return {};
      }
      case 'presence_disconnect': {
        const { session } = parseParams(sessionSchema, params);
        room.broadcast(disconnectEvent(requireUser(member), session));
        member.sessions.delete(session);
        return {};
      }
      default:
        throw new RpcError(RPC_ERROR.methodNotFound, `Method not found: ${method}`);
    }
  };
}

function createUnauthorizedError(): RpcError {
  return new RpcError(RPC_ERROR.unauthorized, 'Unauthorized: call authorization with a valid token');
}

function assertRoom({ size }: ReadonlySet<string>, most: number, what: string): void {
  if (size >= most) throw new RpcError(RPC_ERROR.invalidRequest, `A socket has at most ${most} ${what}`);
}

export function disconnectEvent(user: PresenceUser, session: string): PresenceEvent {
  return { type: 'disconnect', i: user.id, session, m: { session } };
}

function parseParams<Output>(schema: z.ZodType<Output>, params: unknown): Output {
  const parsed = schema.safeParse(params);
  if (!parsed.success)
    throw new RpcError(RPC_ERROR.invalidParams, `Invalid params: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
