import { expect, it } from 'vitest';
import type { Revisions } from './page-list-query.ts';
import type { PageStateKind } from './page-state.ts';
import { indexRevisions, isFresh } from './use-page-states.ts';

const stored = (pillar: Revisions) =>
  indexRevisions(
    new Map([
      ['agent-tara', { published: 'a' }],
      ['aiPillar-agentic', pillar],
    ]),
  );
const [before, after] = [stored({ draft: 'b' }), stored({ published: 'c' })];

const checked = (kind: PageStateKind) => ({
  own: before.own('agent-tara'),
  all: before.all,
  states: [{ kind, words: '…' }],
});

it('checks a page that is new or has changed', () => {
  expect(isFresh(undefined, 'agent-tara', before)).toBe(false);
  expect(isFresh({ ...checked('complete'), own: '{}' }, 'agent-tara', before)).toBe(false);
});

it('checks a blocked page again after any change', () => {
  expect(isFresh(checked('blocked'), 'agent-tara', after)).toBe(false);
  expect(isFresh(checked('blocked'), 'agent-tara', before)).toBe(true);
});

it('does not check an unchanged page again that is not blocked', () => {
  expect(isFresh(checked('complete'), 'agent-tara', after)).toBe(true);
});
