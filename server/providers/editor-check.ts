type EditorCheckOptions = {
  /** The content lake: the embedded one in this process, or a hosted project over the network. */
  fetchLake: (request: Request, caller?: { address: string }) => Promise<Response>;
  /** The address of its API, such as `http://localhost:3000`. */
  lakeUrl: string;
};

/** The sender of a request; `unknown` when the lake cannot check the token. */
export type Caller = 'editor' | 'anonymous' | 'unknown';

/** The 503 response while the lake is unreachable; clients retry after it by themselves. */
export const lakeUnreachable = {
  message:
    'This server cannot check whether you may do this: the content lake does not answer it. Wait a minute and try again.',
  headers: { 'retry-after': '5' },
};

const TIMEOUT_MS = 5_000;

/**
 * Returns a function that identifies the sender of a request. It checks the request's token with the lake each time, since
 * a token can be revoked at any moment.
 */
export function createEditorCheck({ fetchLake, lakeUrl }: EditorCheckOptions) {
  return async (request: Request, address?: string): Promise<Caller> => {
    const authorization = request.headers.get('authorization');
    if (!authorization?.toLowerCase().startsWith('bearer ')) return 'anonymous';
    const me = new Request(`${lakeUrl}/v2021-06-07/users/me`, {
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return fetchLake(me, address === undefined ? undefined : { address })
      .then(readCaller)
      .catch(() => 'unknown' as const);
  };
}

/** Rejects when the response is not JSON, such as the error page of a gateway. */
async function readCaller(answer: Response): Promise<Caller> {
  if (answer.status === 401 || answer.status === 403) return 'anonymous';
  if (!answer.ok) return 'unknown';
  return mayWrite(await answer.json()) ? 'editor' : 'anonymous';
}

/** Roles that can change content, in the embedded lake and in a hosted project. Viewers must not cause provider costs. */
const WRITERS = ['administrator', 'editor', 'developer'];

function mayWrite(person: unknown): boolean {
  if (typeof person !== 'object' || person === null || !('roles' in person)) return false;
  if (!Array.isArray(person.roles)) return false;
  const roles: unknown[] = person.roles;
  return roles.some(
    (role) =>
      typeof role === 'object' && role !== null && 'name' in role && WRITERS.includes(String(role.name)),
  );
}
