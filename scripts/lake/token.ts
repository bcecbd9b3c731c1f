import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { isRole, ROLE_NAMES } from '../../server/lake/roles.ts';
import { connectToLake } from '../lake-connection.ts';
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
  --expires   until when it is valid, such as 2026-12-31`,

  async run([action, ...args], { environment }) {
    const options = { role: { type: 'string', default: 'editor' }, expires: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [subject] = positionals;
    if (!environment.embedded)
      throw new UsageError('Tokens of a hosted project are made at sanity.io/manage.');
    const lake = await connectToLake(environment, { existing: true });
    try {
      const url = `/projects/${environment.projectId}/tokens`;
      if (action === 'list') return await list(lake.client, url);
      if (action === 'create' && subject)
        return await create(lake.client, url, { label: subject, ...values });
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

type NewToken = { label: string; role: string; expires?: string | undefined };

async function create(client: SanityClient, url: string, { label, role, expires }: NewToken): Promise<void> {
  if (!isRole(role)) throw new UsageError(`There is no role "${role}": use ${ROLE_NAMES.join(', ')}.`);
  const body = { label, roleName: role, expiresAt: expires };
  const made = tokenShape
    .extend({ key: z.string() })
    .parse(await client.request({ method: 'POST', url, body }));
  console.log(
    `${made.key}\n\nThis is the token of "${made.label}" (${role}, id ${made.id}). It is not shown again.`,
  );
}

async function list(client: SanityClient, url: string): Promise<void> {
  const tokens = z.array(tokenShape).parse(await client.request({ url }));
  if (tokens.length === 0) console.log('There are no tokens besides the administrator’s.');
  for (const { id, label, roles, createdAt, expiresAt, revokedAt } of tokens) {
    const state = revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : 'valid';
    console.log(`${id}  ${roles[0]?.name.padEnd(13)}  ${state}  ${label} (made ${createdAt})`);
  }
}
