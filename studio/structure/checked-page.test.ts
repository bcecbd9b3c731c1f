import { expect, it } from 'vitest';
import { isFresh, storedNow } from './checked-page.ts';
import type { PageStateKind } from './page-state.ts';

const tara = ['agent-tara', { published: 'a' }] as const;
const before = storedNow(new Map([tara, ['aiPillar-agentic', { draft: 'b' }]]));
const after = storedNow(new Map([tara, ['aiPillar-agentic', { published: 'c' }]]));

const checked = (kind: PageStateKind) => ({
  own: before.own('agent-tara'),
  all: before.all,
  states: [{ kind, words: '…' }],
});

it('checks a page that was never checked, or that changed', () => {
  expect(isFresh(undefined, 'agent-tara', before)).toBe(false);
  expect(isFresh({ ...checked('complete'), own: '{}' }, 'agent-tara', before)).toBe(false);
});

it('checks a page again that something blocks, whatever changed', () => {
  expect(isFresh(checked('blocked'), 'agent-tara', after)).toBe(false);
  expect(isFresh(checked('blocked'), 'agent-tara', before)).toBe(true);
});

it('leaves alone what nothing blocks, as long as it is the same', () => {
  expect(isFresh(checked('complete'), 'agent-tara', after)).toBe(true);
});
