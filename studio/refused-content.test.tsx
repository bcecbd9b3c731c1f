import type { SanityClient } from '@sanity/client';
import { type SanityDocument, type ValidateDocumentOptions, validateDocument } from 'sanity';
import { expect, test } from 'vitest';
import { checkedLake, refusedFields } from '../tests/setup/command-checks.ts';
import { contentModel, seedDocument } from '../tests/setup/content-model.ts';

type Content = ReturnType<typeof seedDocument>;

/** Paths with validation errors of a document, from Sanity's own validation. */
async function fieldsRefusedHere(document: Content): Promise<Set<string>> {
  const workspace = {
    schema: contentModel,
    i18n: { t: (key: string) => key, loadNamespaces: async () => {} },
    // The validation rules use only these methods of the client.
    getClient: () => checkedLake as unknown as SanityClient,
  };
  const markers = await validateDocument({
    document: document as unknown as SanityDocument, // Validation does not read times and revisions.
    // Validation reads only these parts of a workspace.
    workspace: workspace as unknown as ValidateDocumentOptions['workspace'],
    getDocumentExists: async () => true,
  });
  return new Set(markers.flatMap(({ level, path }) => (level === 'error' ? String(path[0]) : [])));
}

const businessHours = { _type: 'openingHours', _key: 'a', days: 'Mon', hours: '9-5' };
const answer = { _type: 'reference', _key: 'a', _ref: 'agent-tara' };

test.each<[id: string, fields: Record<string, unknown>]>([
  ['agent-tara', {}],
  ['agent-tara', { domain: 'Nonsense', impactView: 'carousel', icon: 'zebra', title: 42, color: 7 }],
  ['agent-tara', { domain: '', impactView: null, icon: undefined }],
  ['agent-tara', { _id: 'agent-other' }],
  ['agent-tara', { slug: { _type: 'slug' } }],
  ['agent-tara', { slug: 'tara' }],
  ['agent-tara', { problemCards: 'ten', expertise: [1, 2, 3, 4, 5] }],
  ['agent-tara', { problemCards: [], voice: { _type: 'voice', voiceSettings: { stability: 'high' } } }],
  [
    'agent-tara',
    { priorityData: { _type: 'priorityData', critical: [{ _type: 'priorityItem', _key: 'a' }] } },
  ],
  ['contactPage', { businessHours: [{ ...businessHours, openDays: ['funday'] }] }],
  ['contactPage', { businessHours: [{ ...businessHours, opens: '09:00' }] }],
  ['legal-privacy-policy', { effectiveDate: 'soon', body: [] }],
  ['siteSettings', { contactEmail: 'nobody', navigation: [{ _type: 'navItem', _key: 'a' }] }],
  ['siteSettings', { agentCtaButton: {} }],
  ['challengeRow-slow-reimbursements', { agents: [answer, { ...answer, _key: 'b' }] }],
  ['challengeRow-slow-reimbursements', { agents: [{ _type: 'reference', _key: 'a' }] }],
])('commands refuse of %s with %j what the Studio refuses', async (id, fields) => {
  const document = { ...seedDocument(id), ...fields };
  const refused = await refusedFields(document);
  expect(refused).toEqual(await fieldsRefusedHere(document));
  expect(refused.size > 0).toBe(Object.keys(fields).length > 0);
});

test('neither refuses an agent without both forms of the Impact Framework', async () => {
  const views = { priorityData: undefined, problemCards: undefined };
  const document = { ...seedDocument('agent-tara'), ...views };
  expect(await fieldsRefusedHere(document)).toEqual(new Set());
  expect(await refusedFields(document)).toEqual(new Set());
});
