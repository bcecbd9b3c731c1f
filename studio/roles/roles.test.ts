import { expect, it } from 'vitest';
import { isDeveloper, isViewer } from './roles.ts';

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

it('knows who may change what only a developer should', () => {
  expect(isDeveloper(user('administrator'))).toBe(true);
  expect(isDeveloper(user('viewer', 'developer'))).toBe(true);
  expect(isDeveloper(user('editor'))).toBe(false);
  expect(isDeveloper(null)).toBe(false);
});

it('knows who may only look', () => {
  expect(isViewer(user('viewer'))).toBe(true);
  expect(isViewer(user('viewer', 'editor'))).toBe(false);
  expect(isViewer(user())).toBe(false);
  expect(isViewer(undefined)).toBe(false);
});
