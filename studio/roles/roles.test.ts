import { expect, it } from 'vitest';
import { isViewer } from './roles.ts';

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) });

it('knows who may only look', () => {
  expect(isViewer(user('viewer'))).toBe(true);
  expect(isViewer(user('viewer', 'editor'))).toBe(false);
  expect(isViewer(user())).toBe(false);
  expect(isViewer(undefined)).toBe(false);
});
