import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0001-contact-button-words.ts';

const button = (label: string, href: string) => ({ consultationButton: { _type: 'link', label, href } });
const contact = (id: string, fields: object) => ({ _id: id, _type: 'contactPage', ...fields });
const settings = (id: string, fields: object = {}) => ({ _id: id, _type: 'siteSettings', ...fields });

test('the words stay on the page and the address goes to the settings', async () => {
  const before = [
    contact('contactPage', button('Talk to us', 'https://cal.example/ours')),
    contact('drafts.contactPage', button('Let us talk', 'https://cal.example/ours')),
    settings('drafts.siteSettings'),
    settings('siteSettings'),
  ];
  const { after, restored } = await migrateDocuments(migration, before);
  const link = { schedulingLink: 'https://cal.example/ours' };
  expect(after).toEqual([
    contact('contactPage', { consultationLabel: 'Talk to us' }),
    contact('drafts.contactPage', { consultationLabel: 'Let us talk' }),
    settings('drafts.siteSettings', link),
    settings('siteSettings', link),
  ]);
  expect(restored).toEqual(before);
});

test('a placeholder is dropped, and an address that is in the settings already stays', async () => {
  const placeholder = 'mailto:replace-this@organization.example';
  const { after } = await migrateDocuments(migration, [
    contact('contactPage', button('Talk to us', placeholder)),
    contact('drafts.contactPage', button('Talk to us', 'https://cal.example/other')),
    settings('siteSettings', { schedulingLink: 'https://cal.example/ours' }),
  ]);
  expect(after).toEqual([
    contact('contactPage', { consultationLabel: 'Talk to us' }),
    contact('drafts.contactPage', { consultationLabel: 'Talk to us' }),
    settings('siteSettings', { schedulingLink: 'https://cal.example/ours' }),
  ]);
});

test('a page of today stays as it is', async () => {
  const today = [contact('contactPage', { consultationLabel: 'Schedule Consultation' })];
  expect((await migrateDocuments(migration, today)).after).toEqual(today);
});
