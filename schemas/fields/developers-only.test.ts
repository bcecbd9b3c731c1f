import { expect, test } from 'vitest';
import { findDefinition, listFields } from '../definitions.ts';
import { fixedOncePublished, isDeveloper, readOnlyForEditors } from './developers-only.ts';

const user = (...names: string[]) => ({
  id: 'ann',
  name: 'Ann',
  email: '',
  roles: names.map((name) => ({ name, title: name })),
});
const isLockedFor = (currentUser: ReturnType<typeof user> | null) =>
  readOnlyForEditors({ currentUser, document: undefined, parent: undefined, value: undefined, path: [] });

test('administrators and developers may change fields for developers', () => {
  expect(isDeveloper(user('administrator'))).toBe(true);
  expect(isDeveloper(user('viewer', 'developer'))).toBe(true);
  expect(isDeveloper(user('editor'))).toBe(false);
  expect(isDeveloper(null)).toBe(false);
});

test('fields for developers are read-only for everybody else', () => {
  expect([user('editor'), user('viewer'), user(), null].map(isLockedFor)).toEqual([true, true, true, true]);
  expect([user('administrator'), user('developer')].map(isLockedFor)).toEqual([false, false]);
});

test('the listed fields are for developers, and none of them is required', () => {
  const locked = listFields().filter(({ definition }) => definition.readOnly === readOnlyForEditors);
  expect(locked.map(({ path }) => path)).toEqual([
    'agent.formerSlugs',
    'agent.videoUrl',
    'agent.combinedUrl',
    'agent.avatarAssets',
    'landingPage.formerSlugs',
  ]);
});

test('every field that is fixed once published exists', () => {
  for (const [type, fields] of Object.entries(fixedOncePublished)) {
    const names = findDefinition(type).fields?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...fields]));
  }
});
