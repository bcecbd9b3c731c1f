import { at, set } from '@sanity/migrate';
import type { ContentMigration } from '../migrate/content-migration.ts';
import { fillMissing, type NewFields } from '../migrate/fill-missing.ts';

/** The shape of the documents before, as far as it matters here. */
type Before = {
  _type: string;
  slug?: { current?: string };
  impactView?: string;
  problemCards?: unknown[];
  agentLabels?: { number?: string; impact?: string };
};

/** Seeded with their priority tables, although their ten cards were written. */
const seededWithTables = ['ernesto', 'huma', 'neo', 'preston'];

const target = (key: string, value: string, label: string) => ({
  _type: 'statistic',
  _key: `target-${key}`,
  value,
  label,
});

/** The figures that the specification plans for an agent, by its address. */
const targets: Readonly<Record<string, object[]>> = {
  tara: [
    target('1', '<1%', 'e-file rejects'),
    target('2', '48h', 'at most, from close to file'),
    target('3', '95%', 'of reconciliation items auto-resolved'),
    target('4', '±5%', 'forecast accuracy at 60 days'),
  ],
  monet: [target('1', '10-15%', 'lift in donor retention')],
  diana: [target('1', '98%', 'data validity')],
};

const newLabels: readonly NewFields[] = [
  {
    type: 'siteSettings',
    fields: {
      'agentLabels.targets': 'Planned targets',
      'agentLabels.colleagues': 'Challenges shared with colleagues',
      'agentLabels.next': 'Next agent',
    },
  },
];

export const migration: ContentMigration = {
  description:
    'Every agent shows its ten cards, its planned targets and its colleagues. Views and words that are as they were seeded change; what an editor chose or wrote stays.',
  documentTypes: ['agent', 'siteSettings'],
  up: {
    document(document) {
      const { _type, slug, impactView, problemCards, agentLabels }: Before = document;
      const address = slug?.current ?? '';
      const planned = targets[address];
      const hasSeededTables = seededWithTables.includes(address) && impactView === 'priorities';
      const isAgent = _type === 'agent';
      return [
        ...(isAgent && hasSeededTables && problemCards?.length === 10
          ? [at('impactView', set('cards'))]
          : []),
        ...(isAgent && planned
          ? fillMissing(document, [{ type: 'agent', fields: { targets: planned } }])
          : []),
        ...fillMissing(document, newLabels),
        ...(agentLabels?.number === 'ID' ? [at('agentLabels.number', set('No.'))] : []),
        ...(agentLabels?.impact === 'Impact' ? [at('agentLabels.impact', set('What it costs'))] : []),
      ];
    },
  },
  down: 'restore',
};
