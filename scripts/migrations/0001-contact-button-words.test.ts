import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0001-contact-button-words.ts';

const button = (label: string, href: string) => ({ consultationButton: { _type: 'link', label, href } });
const contact = (id: string, fields: object) => ({ _id: id, _type: 'contactPage', ...fields });
const settings = (id: string, fields: object = {}) => ({ _id: id, _type: 'siteSettings', ...fields });

test('keeps the label on the page and moves the address to the settings', async () => {
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

test('drops a placeholder, and keeps an address that the settings already have', async () => {
  const placeholder = 'mailto:replace-this@organization.example';
  const ours = { schedulingLink: 'https://cal.example/ours' };
  const { after } = await migrateDocuments(migration, [
    contact('contactPage', button('Talk to us', 'https://cal.example/earlier')),
    contact('drafts.contactPage', button('Talk to us', placeholder)),
    settings('siteSettings', ours),
  ]);
  expect(after).toEqual([
    contact('contactPage', { consultationLabel: 'Talk to us' }),
    contact('drafts.contactPage', { consultationLabel: 'Talk to us' }),
    settings('siteSettings', ours),
  ]);
});

test('moves the address of a draft to a draft of the settings', async () => {
  const before = [
    contact('contactPage', button('Talk to us', 'mailto:replace-this@organization.example')),
    contact('drafts.contactPage', button('Talk to us', 'https://cal.example/draft')),
    settings('siteSettings', { productName: 'Beacon' }),
    contact('versions.rSpring.contactPage', button('Talk to us', 'https://cal.example/spring')),
  ];
  const { after, restored } = await migrateDocuments(migration, before);
  const words = { consultationLabel: 'Talk to us' };
  const link = (address: string) => ({ productName: 'Beacon', schedulingLink: address });
  expect(after).toEqual([
    contact('contactPage', words),
    contact('drafts.contactPage', words),
    settings('drafts.siteSettings', link('https://cal.example/draft')),
    settings('siteSettings', { productName: 'Beacon' }),
    contact('versions.rSpring.contactPage', words),
  ]);
  expect(restored).toEqual(before);
});

test('moves the addresses of a page, its draft and its version to the matching existing settings', async () => {
  const before = [
    contact('contactPage', button('Talk to us', 'https://cal.example/live')),
    contact('drafts.contactPage', button('Talk to us', 'https://cal.example/draft')),
    settings('siteSettings'),
    contact('versions.rSpring.contactPage', button('Talk to us', 'https://cal.example/spring')),
    settings('drafts.siteSettings'),
    settings('versions.rSpring.siteSettings'),
  ];
  const { after, restored } = await migrateDocuments(migration, before);
  const link = (address: string) => ({ schedulingLink: address });
  expect(after.filter(({ _type }) => _type === 'siteSettings')).toEqual([
    settings('drafts.siteSettings', link('https://cal.example/draft')),
    settings('siteSettings', link('https://cal.example/live')),
    settings('versions.rSpring.siteSettings', link('https://cal.example/spring')),
  ]);
  expect(restored).toHaveLength(before.length);
  expect(restored).toEqual(expect.arrayContaining(before));
});

test('moves the address of a version to a draft of the settings, since a new version would overwrite later changes', async () => {
  const { after } = await migrateDocuments(migration, [
    settings('siteSettings', { productName: 'Beacon' }),
    contact('versions.rSpring.contactPage', button('Talk to us', 'https://cal.example/spring')),
  ]);
  expect(after.filter(({ _type }) => _type === 'siteSettings')).toEqual([
    settings('drafts.siteSettings', { productName: 'Beacon', schedulingLink: 'https://cal.example/spring' }),
    settings('siteSettings', { productName: 'Beacon' }),
  ]);
});

test('puts an address that differs from the settings into their draft, unless the draft has one', async () => {
  const live = settings('siteSettings', { schedulingLink: 'https://cal.example/live' });
  const page = contact('drafts.contactPage', button('Talk to us', 'https://cal.example/draft'));
  const proposed = settings('drafts.siteSettings', { schedulingLink: 'https://cal.example/draft' });
  expect((await migrateDocuments(migration, [page, live])).after.slice(1)).toEqual([proposed, live]);
  const edited = settings('drafts.siteSettings', { schedulingLink: 'https://cal.example/edited' });
  expect((await migrateDocuments(migration, [page, edited, live])).after.slice(1)).toEqual([edited, live]);
});

test('keeps the published address when the settings have a draft', async () => {
  const { after } = await migrateDocuments(migration, [
    contact('contactPage', button('Talk to us', 'https://cal.example/live')),
    settings('siteSettings'),
    settings('versions.rSpring.siteSettings'),
  ]);
  expect(after).toContainEqual(
    settings('versions.rSpring.siteSettings', { schedulingLink: 'https://cal.example/live' }),
  );
});

test('puts the address into a draft of the settings when none are published', async () => {
  const { after } = await migrateDocuments(migration, [
    contact('contactPage', button('Talk to us', 'https://cal.example/live')),
  ]);
  expect(after).toContainEqual(
    settings('drafts.siteSettings', { schedulingLink: 'https://cal.example/live' }),
  );
});

test('does not change a current page', async () => {
  const today = [contact('contactPage', { consultationLabel: 'Schedule Consultation' })];
  expect((await migrateDocuments(migration, today)).after).toEqual(today);
});
