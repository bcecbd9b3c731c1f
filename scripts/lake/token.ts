import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { isRole, ROLE_NAMES } from 'embedded-content-lake';
import { z } from 'zod';
import { connectToLake } from '../shared/lake-connection.ts';
import { UsageError, type Verb } from './verb.ts';

const tokenShape = z.object({
  id: z.string(),
  label: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  revokedAt: z.string().optional(),
});

export const token: Verb = {
  usage: `npm run lake -- token create <label> [--role ${ROLE_NAMES.join('|')}] [--expires <date>]
npm run lake -- token list
npm run lake -- token revoke <id>

A token lets a person sign in to the Studio, or a program write. Its secret is shown once, when it is made.
  --role      what it may do; editor unless given
  --expires   the last day (UTC) on which it is valid, such as 2026-12-31, or a time such as 2026-12-31T12:00:00Z`,

  async run([action, ...args], { environment }) {
    const options = { role: { type: 'string', default: 'editor' }, expires: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [subject, ...more] = positionals;
    if (action === 'create' && more.length > 0) {
      throw new UsageError(
        `A label of several words stands in quotes: token create "${positionals.join(' ')}". No token was made.`,
      );
    }
    if (more.length > 0 || (action === 'list' && subject)) throw new UsageError(token.usage);
    const expiresAt = readEnd(values.expires);
    if (!environment.embedded)
      throw new UsageError('Tokens of a hosted project are made at sanity.io/manage.');
    const lake = await connectToLake(environment, { existing: true });
    try {
      const url = `/projects/${environment.projectId}/tokens`;
      if (action === 'list') return await list(lake.client, url);
      if (action === 'create' && subject)
        return await create(lake.client, url, { label: subject, role: values.role, expiresAt });
      if (action === 'revoke' && subject) {
        await lake.client.request({ method: 'DELETE', url: `${url}/${encodeURIComponent(subject)}` });
        return console.log(`The token ${subject} opens nothing any more.`);
      }
    } finally {
      await lake.close();
    }
    throw new UsageError(token.usage);
  },
};

/** The expiry time for the value of `--expires`; a date without a time includes that day. */
function readEnd(expires: string | undefined): string | undefined {
  if (expires === undefined) return undefined;
  const isDay = z.iso.date().safeParse(expires).success;
  if (!isDay && !z.iso.datetime({ offset: true }).safeParse(expires).success) {
    throw new UsageError(
      `--expires ${expires} is no date. Write a day such as 2026-12-31, or a time such as 2026-12-31T12:00:00Z. No token was made.`,
    );
  }
  const end = isDay ? `${expires}T23:59:59.999Z` : expires;
  if (isPast(end)) {
    throw new UsageError(
      `--expires ${expires} is past: the token would open nothing. Name a later day. No token was made.`,
    );
  }
  return end;
}

function isPast(time: string): boolean {
  return Date.parse(time) <= Date.now();
}

type NewToken = { label: string; role: string; expiresAt: string | undefined };

async function create(
  client: SanityClient,
  url: string,
  { label, role, expiresAt }: NewToken,
): Promise<void> {
  if (!isRole(role)) throw new UsageError(`There is no role "${role}": use ${ROLE_NAMES.join(', ')}.`);
  const body = { label, roleName: role, expiresAt };
  const made = tokenShape
    .extend({ key: z.string() })
    .parse(await client.request({ method: 'POST', url, body }));
  console.log(
    `${made.key}\n\nThis is the token of "${made.label}" (${role}, id ${made.id}${made.expiresAt ? `, until ${made.expiresAt}` : ''}). It is not shown again.`,
  );
  const others = (await readTokens(client, url)).filter(({ id }) => id !== made.id).map((one) => one.label);
  const note = describeInitials(made.label, others);
  if (note) console.log(note);
}

/** Says when the Studio cannot tell a person from others by the initials that it shows beside what somebody edits. */
export function describeInitials(name: string, others: readonly string[]): string | undefined {
  const advice = 'A first and a last name, such as "Ann Lee", would tell them apart.';
  const initials = getInitials(name);
  if (!initials) return `The Studio shows people by their initials, and "${name}" has none. ${advice}`;
  const same = others.find((other) => other !== name && getInitials(other) === initials);
  return same && `The Studio shows "${name}" and "${same}" by the same initials, ${initials}. ${advice}`;
}

/** The initials of a name as the Studio shows them (sanity 6.9.2, `nameToInitials`). */
function getInitials(name: string): string {
  const words = name
    .replace(/[^\p{Alpha}\p{White_Space}]/gu, '')
    .trim()
    .split(/\s+/);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return shown.map((word = '') => word.charAt(0).toUpperCase()).join('');
}

async function list(client: SanityClient, url: string): Promise<void> {
  const tokens = await readTokens(client, `${url}?revoked=true`);
  if (tokens.length === 0) console.log('There are no tokens besides the administrator’s.');
  for (const { id, label, roles, createdAt, expiresAt, revokedAt } of tokens) {
    const state = describeState(expiresAt, revokedAt);
    console.log(`${id}  ${roles[0]?.name.padEnd(13)}  ${state}  ${label} (made ${createdAt})`);
  }
}

async function readTokens(client: SanityClient, url: string) {
  return z.array(tokenShape).parse(await client.request({ url }));
}

function describeState(expiresAt: string | undefined, revokedAt: string | undefined): string {
  if (revokedAt) return `revoked ${revokedAt}`;
  if (!expiresAt) return 'valid';
  return `${isPast(expiresAt) ? 'expired' : 'until'} ${expiresAt}`;
}
