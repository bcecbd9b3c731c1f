import { expect, test } from 'vitest';
import { describePlan, shortened } from './describe-plan.ts';

const file = {
  _id: 'file-1',
  _type: 'sanity.fileAsset',
  _rev: '1',
  originalFilename: 'tara.mp4',
  size: 900_000,
};
const tara = { _id: 'agent-tara', _type: 'agent', _rev: '1', name: 'Tara' };

test('prints a line for each change of a plan', () => {
  const before = { ...tara, cards: [{ _key: 'a', title: 'Old' }], videoUrl: '/tara.mp4' };
  const after = { ...tara, cards: [{ _key: 'a', title: 'New' }] };
  const plan = {
    steps: [
      { id: 'agent-tara', before, after },
      { id: 'agent-huma', before: undefined, after: { ...tara, _id: 'agent-huma', name: 'Huma' } },
      { id: 'agent-neo', before: { ...tara, _id: 'agent-neo', name: 'Neo' }, after: undefined },
    ],
    uploads: [file],
    present: [],
    edited: [],
    extra: [{ ...tara, _id: 'agent-diana', name: 'Diana' }],
    drafts: [],
  };
  expect(describePlan(plan)).toBe(`~ Tara (Agent)  agent-tara
    cards[_key=="a"].title: "Old" → "New"
    videoUrl: "/tara.mp4" → (nothing)

+ Huma (Agent)  agent-huma

- Neo (Agent)  agent-neo

Files that are sent
  + tara.mp4 (0.9 MB)  file-1

Only in the target, and kept (--delete would remove them)
  Diana (Agent)  agent-diana

1 document created, 1 changed, 1 deleted, 1 file (0.9 MB) sent.`);
});

test('shows long texts from the first difference on', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(4);
  const [old, current] = shortened(
    `${words}eleven and some more words that go on and on and on and on`,
    words,
  );
  expect(old).toMatch(/^…even eight nine ten eleven and some .{0,60}…$/);
  expect(current).toBe('…even eight nine ten "');
  expect(shortened(undefined, 5)).toEqual(['(nothing)', '5']);
});
