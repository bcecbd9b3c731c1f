import { at, setIfMissing, unset } from '@sanity/migrate';
import type { ContentMigration, NamedMigration } from '../migration.ts';

/** A migration for tests; by default it changes nothing. */
export const named = (migration: Partial<ContentMigration>, name = '0001-motto'): NamedMigration => ({
  description: 'Agents have a motto.',
  documentTypes: ['agent'],
  up: {},
  down: 'restore',
  ...migration,
  name,
});

/** Renames a field. */
export const renames = named({
  up: {
    document(document) {
      const { slogan }: { _type: string; slogan?: string } = document;
      return slogan === undefined ? [] : [at('motto', setIfMissing(slogan)), at('slogan', unset())];
    },
  },
});

/** Documents to migrate: a published one, its draft, its version, and one of another type. */
export const ada = { _id: 'agent-ada', _type: 'agent', name: 'Ada', slogan: 'Numbers first.' };
export const draft = { ...ada, _id: 'drafts.agent-ada', slogan: 'Numbers, always.' };
export const version = { ...ada, _id: 'versions.r1.agent-ada', slogan: 'Numbers in May.' };
export const region = { _id: 'region-asia', _type: 'region', slogan: 'Not an agent’s.' };
