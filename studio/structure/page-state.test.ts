import type { ValidationMarker } from '@sanity/types';
import { describe, expect, it } from 'vitest';
import { listPageStates, summarizeStates } from './page-state.ts';

const page = { heading: 'About us', seo: { title: 'About', description: 'Who we are.' } };
const error = (...path: ValidationMarker['path']): ValidationMarker => ({
  level: 'error',
  message: 'No.',
  path,
});

describe('the states of a page', () => {
  it('are complete when it is published, valid and has a description', () => {
    const states = listPageStates({ published: page, draft: null, markers: [] });
    expect(states).toEqual([{ kind: 'complete', words: 'Complete' }]);
  });

  it('include that it does not exist', () => {
    const states = listPageStates({ published: null, draft: null, markers: [] });
    expect(states).toEqual([{ kind: 'missing', words: 'Not written yet' }]);
  });

  it('link a draft to the first field that changed', () => {
    const draft = { ...page, _rev: '2', heading: 'About all of us' };
    expect(listPageStates({ published: { ...page, _rev: '1' }, draft, markers: [] })).toEqual([
      { kind: 'draft', words: 'Draft waiting', path: ['heading'] },
    ]);
    expect(listPageStates({ published: page, draft: page, markers: [] })).toEqual([
      { kind: 'draft', words: 'Draft waiting' },
    ]);
    const { heading: _heading, ...cleared } = page;
    expect(listPageStates({ published: page, draft: cleared, markers: [] })).toEqual([
      { kind: 'draft', words: 'Draft waiting', path: ['heading'] },
    ]);
  });

  it('ignore a field with equal content', () => {
    const { title, description } = page.seo;
    const published = { seo: { title, description }, heading: 'About us' };
    const draft = { seo: { description, title }, links: [], heading: 'About all of us' };
    expect(listPageStates({ published, draft, markers: [] })).toEqual([
      { kind: 'draft', words: 'Draft waiting', path: ['heading'] },
    ]);
  });

  it('include that a draft was never published', () => {
    expect(listPageStates({ published: null, draft: page, markers: [] })).toEqual([
      { kind: 'unpublished', words: 'Not on the site yet' },
    ]);
  });

  it('distinguish missing alt texts from other errors, with a link to each', () => {
    const markers = [error('image', 'alt'), error('slug', 'current'), error('domainImage', 'alt')];
    expect(listPageStates({ published: page, draft: null, markers })).toEqual([
      { kind: 'blocked', words: 'Something blocks publishing', path: ['slug', 'current'] },
      { kind: 'picture', words: '2 pictures without description', path: ['image', 'alt'] },
    ]);
    expect(listPageStates({ published: page, draft: null, markers: markers.slice(0, 1) })).toEqual([
      { kind: 'picture', words: 'Picture without description', path: ['image', 'alt'] },
    ]);
  });

  it('ignore warnings', () => {
    const advice: ValidationMarker = { level: 'warning', message: 'Long.', path: ['heading'] };
    expect(listPageStates({ published: page, draft: null, markers: [advice] })).toMatchObject([
      { kind: 'complete' },
    ]);
  });

  it.each([{}, { seo: {} }, { seo: { description: '  ' } }])(
    'include a missing search description: %j',
    (published) => {
      expect(listPageStates({ published, draft: null, markers: [] })).toEqual([
        { kind: 'search', words: 'No search description', path: ['seo', 'description'] },
      ]);
    },
  );
});

describe('the summary of the pages list', () => {
  const complete = listPageStates({ published: page, draft: null, markers: [] });
  const open = listPageStates({ published: {}, draft: null, markers: [] });

  it('counts all pages and those that need attention', () => {
    expect(summarizeStates([complete, complete])).toBe('2 pages, all complete');
    expect(summarizeStates([complete, open])).toBe('2 pages, 1 needs something');
    expect(summarizeStates([open, open, complete])).toBe('3 pages, 2 need something');
    expect(summarizeStates([complete])).toBe('1 page, all complete');
  });

  it('counts nothing until every page is checked', () => {
    expect(summarizeStates([open, undefined])).toBe('2 pages, checking …');
  });
});
