import { expect, it } from 'vitest';
import { type Copy, planCopies, readCopies } from './copy-list.ts';

const script = (name: string): Copy => ({ address: `/assets/${name}.js`, version: 'x', isGated: false });
const page = (version: string): Copy => ({ address: '/about', version, isGated: false });
const fragment = (version: string): Copy => ({
  address: `/_fragments/about.json?v=${version}`,
  version: '',
  isGated: true,
});

const first = [script('site-1'), fragment('a'), page('a')];
const nothing = { now: [], before: [] };
const addresses = (copies: readonly Copy[]) => copies.map(({ address }) => address);

it('fetches everything at first, what others need before them', () => {
  const plan = planCopies({ list: first, kept: nothing, present: new Set(), isUnlocked: true });
  expect(plan).toEqual({ missing: first, surplus: [], kept: { now: first, before: [] } });
});

it('fetches nothing that is there, and forgets nothing that is needed', () => {
  const kept = { now: first, before: [script('site-0')] };
  const present = new Set(addresses([...first, script('site-0')]));
  expect(planCopies({ list: first, kept, present, isUnlocked: true })).toEqual({
    missing: [],
    surplus: [],
    kept,
  });
});

it('fetches what a publish changed', () => {
  const list = [script('site-1'), fragment('b'), page('b')];
  const present = new Set(addresses(first));
  const plan = planCopies({ list, kept: { now: first, before: [] }, present, isUnlocked: true });
  expect(plan.missing).toEqual([fragment('b'), page('b')]);
  expect(plan.surplus).toEqual([fragment('a').address]);
});

it('keeps the scripts of one build back, for pages that are open still', () => {
  const list = [script('site-3'), page('c')];
  const kept = { now: [script('site-2'), page('b')], before: [script('site-1')] };
  const present = new Set(addresses([...kept.now, ...kept.before]));
  const plan = planCopies({ list, kept, present, isUnlocked: true });
  expect(plan.surplus).toEqual(['/assets/site-1.js']);
  expect(plan.kept.before).toEqual([script('site-2')]);
});

it('keeps them over every publish until the next build', () => {
  const list = [script('site-2'), fragment('b')];
  const kept = { now: [script('site-2'), fragment('a')], before: [script('site-1')] };
  const present = new Set(addresses([...kept.now, ...kept.before]));
  const plan = planCopies({ list, kept, present, isUnlocked: true });
  expect(plan.surplus).toEqual([fragment('a').address]);
  expect(plan.kept.before).toEqual([script('site-1')]);
});

it('takes the scripts that an unlocked visitor gets besides for no other build', () => {
  const gated = { ...script('page-2'), isGated: true };
  const kept = { now: [script('site-2')], before: [script('site-1')] };
  const present = new Set(addresses([...kept.now, ...kept.before]));
  const unlocked = planCopies({ list: [script('site-2'), gated], kept, present, isUnlocked: true });
  expect([unlocked.surplus, unlocked.kept.before]).toEqual([[], [script('site-1')]]);
  const again = { list: [script('site-2'), gated], kept: unlocked.kept, isUnlocked: false };
  const locked = planCopies({ ...again, present: new Set([...present, gated.address]) });
  expect([locked.surplus, locked.kept.before]).toEqual([[gated.address], [script('site-1')]]);
});

it('goes on where it was interrupted', () => {
  const list = [script('site-2'), fragment('b'), page('b')];
  const present = new Set([...addresses(first), '/assets/site-2.js', fragment('b').address]);
  const { missing, surplus } = planCopies({
    list,
    kept: { now: first, before: [] },
    present,
    isUnlocked: true,
  });
  // What is not noted is fetched again: out of the browser's own cache.
  expect(addresses(missing)).toEqual(addresses(list));
  expect(surplus).toEqual([fragment('a').address]);
});

it('keeps nothing gated for a visitor who is locked out, and forgets what there was', () => {
  const locked = { list: first, isUnlocked: false };
  const fresh = planCopies({ ...locked, kept: nothing, present: new Set() });
  expect(fresh.missing).toEqual([script('site-1'), page('a')]);
  const present = new Set(addresses(first));
  const again = planCopies({ ...locked, kept: { now: first, before: first }, present });
  expect(again.missing).toEqual([]);
  expect(again.surplus).toEqual([fragment('a').address]);
  expect(JSON.stringify(again.kept)).not.toContain('_fragments');
});

it.each([
  [undefined],
  ['<!doctype html>'],
  [{ copies: [] }],
  [[{ address: '/about' }]],
  [[{ ...page('a'), address: 'https://elsewhere.example/' }]],
  [[{ ...page('a'), address: '//elsewhere.example/' }]],
])('takes %j for no list', (value) => {
  expect(readCopies(value)).toBeUndefined();
});
