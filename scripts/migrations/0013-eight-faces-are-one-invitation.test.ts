import { expect, test } from 'vitest';
import { migrateDocuments } from '../migrate/testing/migrate-documents.ts';
import { migration } from './0013-eight-faces-are-one-invitation.ts';

function pageWith(button: { label: string; href: string } | undefined, _id = 'connectedAgentsPage') {
  const callToAction = { _type: 'callToAction', heading: 'Which agent would you ask first?' };
  return {
    _id,
    _type: 'connectedAgentsPage',
    callToAction: button ? { ...callToAction, button: { _type: 'link', ...button } } : callToAction,
  };
}

const before = [pageWith({ label: 'Talk With Us', href: '/contact' })];

test('changes the seed’s link below the portraits, and down restores it', async () => {
  const { after, restored } = await migrateDocuments(migration, before);
  expect(after).toEqual([pageWith({ label: 'Not sure? Just write to us', href: '/contact' })]);
  expect(restored).toEqual(before);
});

test.each([
  ['other words', { label: 'Ask us', href: '/contact' }],
  ['another address', { label: 'Talk With Us', href: '/about' }],
  ['no button', undefined],
])('keeps what an editor set: %s', async (_, button) => {
  const written = [pageWith(button)];
  expect((await migrateDocuments(migration, written)).after).toEqual(written);
});
