export type EditorCheckOptions = {
  /** The content lake: the embedded one in this process, or a hosted project over the network. */
  fetchLake: (request: Request) => Promise<Response>;
  /** Where its API answers, such as `http://localhost:3000`. */
  lakeUrl: string;
};

/** Who sends a request: `unknown` when the lake cannot be asked. */
export type Caller = 'editor' | 'anonymous' | 'unknown';

/** The answer while the lake cannot be reached; clients retry by themselves after a 503. */
export const lakeUnreachable = {
  message:
    'This server cannot check whether you may do this: the content lake does not answer it. Wait a minute and try again.',
  headers: { 'retry-after': '5' },
};

const TIMEOUT_MS = 5_000;

/**
 * Returns a function that tells who sends a request: it asks the lake with the token that the Studio sends, each time, since a token
 * may have been revoked a moment ago.
 */
export function createEditorCheck({ fetchLake, lakeUrl }: EditorCheckOptions) {
  return async (request: Request): Promise<Caller> => {
    const authorization = request.headers.get('authorization');
    if (!authorization?.toLowerCase().startsWith('bearer ')) return 'anonymous';
    const me = new Request(`${lakeUrl}/v2021-06-07/users/me`, {
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return fetchLake(me)
      .then(readCaller)
      .catch(() => 'unknown' as const);
  };
}

/** Rejects when the answer is no JSON, such as the error page of a gateway. */
async function readCaller(answer: Response): Promise<Caller> {
  if (answer.status === 401 || answer.status === 403) return 'anonymous';
  if (!answer.ok) return 'unknown';
  return mayWrite(await answer.json()) ? 'editor' : 'anonymous';
}

/** Roles that change content, of the embedded lake and of a hosted one; a viewer must not spend either. */
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
