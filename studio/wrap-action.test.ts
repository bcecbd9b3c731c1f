import type { DocumentActionComponent } from 'sanity';
import { expect, it } from 'vitest';
import { wrapAction } from './wrap-action.ts';

const action = (name: DocumentActionComponent['action']): DocumentActionComponent =>
  Object.assign(() => null, { action: name, displayName: `The action ${name}` });

it('wraps the action of that name, which keeps its names, and leaves the others', () => {
  const [duplicate, publish] = [action('duplicate'), action('publish')];
  const wrapped = () => null;
  const around = wrapAction('duplicate', () => wrapped);
  expect([duplicate, publish].map(around)).toEqual([wrapped, publish]);
  expect({ ...wrapped }).toEqual({ action: 'duplicate', displayName: 'The action duplicate' });
});

it('makes one component of one action, however often it is asked', () => {
  const around = wrapAction('duplicate', () => () => null);
  const [one, other] = [action('duplicate'), action('duplicate')];
  expect(around(one)).toBe(around(one));
  expect(around(one)).not.toBe(around(other));
});
