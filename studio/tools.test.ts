import type { Tool } from 'sanity';
import { expect, it } from 'vitest';
import { arrangeTools } from './tools.ts';

const tool = (name: string): Tool => ({ name, title: name, component: () => null });
const all = ['structure', 'avatars', 'guide', 'vision', 'new', 'pictures', 'presentation', 'releases'].map(
  tool,
);
const getBar = (role: string) =>
  arrangeTools(all, {
    currentUser: { id: 'ann', name: 'Ann', email: '', role, roles: [{ name: role, title: role }] },
  }).map(({ name, title }) => (name === title ? name : `${name}: ${title}`));

it('sorts the tools, with clear titles', () => {
  expect(getBar('administrator')).toEqual([
    'structure',
    'presentation: Preview',
    'pictures',
    'avatars',
    'releases: Scheduled',
    'new',
    'guide',
    'vision',
  ]);
});

it('shows Vision to developers only', () => {
  expect(getBar('developer')).toContain('vision');
  expect(getBar('editor')).not.toContain('vision');
  expect(getBar('viewer')).not.toContain('vision');
});
