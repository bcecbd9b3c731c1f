import { expect, it } from 'vitest';
import { locationsOf } from './locations.ts';

const documents = {
  frame: new Set(['siteSettings']),
  routes: new Map([
    ['/', new Set(['homePage', 'agent-tara'])],
    ['/agent/tara', new Set(['agent-tara', 'siteSettings'])],
  ]),
};
const titles = new Map([['/', 'Home page']]);

it('names the pages that show a document, by their titles where they have one', () => {
  expect(locationsOf('agent-tara', documents, titles)).toEqual({
    locations: [
      { href: '/', title: 'Home page' },
      { href: '/agent/tara', title: '/agent/tara' },
    ],
  });
});

it('says so when every page shows a document, and when none does', () => {
  expect(locationsOf('siteSettings', documents, titles)).toMatchObject({ message: 'Used on every page' });
  expect(locationsOf('aiPillar-lost', documents, titles)).toEqual({ locations: [] });
});
