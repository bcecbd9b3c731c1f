import type { Tool } from 'sanity';
import { expect, it } from 'vitest';
import { arrangeTools } from './tools.ts';

const tool = (name: string): Tool => ({ name, title: name, component: () => null });
const all = ['structure', 'avatars', 'guide', 'vision', 'new', 'pictures', 'presentation', 'releases'].map(
  tool,
);
const barOf = (role: string) =>
  arrangeTools(all, {
    currentUser: { id: 'ann', name: 'Ann', email: '', role, roles: [{ name: role, title: role }] },
  }).map(({ name, title }) => (name === title ? name : `${name}: ${title}`));

it('sorts the tools, with clear titles', () => {
  expect(barOf('administrator')).toEqual([
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
  expect(barOf('developer')).toContain('vision');
  expect(barOf('editor')).not.toContain('vision');
  expect(barOf('viewer')).not.toContain('vision');
});
