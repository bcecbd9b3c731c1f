import { createHash } from 'node:crypto';

export type EditorCheckOptions = {
  /** The content lake: the embedded one in this process, or a hosted project over the network. */
  fetchLake: (request: Request) => Promise<Response>;
  /** Where its API answers, such as `http://localhost:3000`. */
  lakeUrl: string;
  now(): number;
};

/** How long a token that was good stays good, in milliseconds: a hosted lake is not asked for every call. */
const MILLISECONDS_KNOWN = 60_000;

/**
 * Whether a request comes from an editor: the lake knows the person by the token that the Studio sends. A lake that
 * does not answer knows nobody.
 */
export function createEditorCheck({ fetchLake, lakeUrl, now }: EditorCheckOptions) {
  const known = new Map<string, number>();
  return async (request: Request): Promise<boolean> => {
    const authorization = request.headers.get('authorization');
    if (!authorization?.toLowerCase().startsWith('bearer ')) return false;
    const name = createHash('sha256').update(authorization).digest('hex');
    const until = known.get(name);
    if (until !== undefined && until > now()) return true;
    known.delete(name);
    const me = new Request(`${lakeUrl}/v2021-06-07/users/me`, { headers: { authorization } });
    const isEditor = await fetchLake(me)
      .then(async (answer) => answer.ok && mayWrite(await answer.json()))
      .catch(() => false);
    if (isEditor) known.set(name, now() + MILLISECONDS_KNOWN);
    return isEditor;
  };
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
