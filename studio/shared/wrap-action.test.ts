import type { DocumentActionComponent } from 'sanity';
import { expect, it } from 'vitest';
import { wrapAction } from './wrap-action.ts';

const action = (name: DocumentActionComponent['action']): DocumentActionComponent =>
  Object.assign(() => null, { action: name, displayName: `The action ${name}` });

it('wraps the action with the name, keeps its properties, and leaves others unchanged', () => {
  const [duplicate, publish] = [action('duplicate'), action('publish')];
  const wrapped = () => null;
  const around = wrapAction('duplicate', () => wrapped);
  expect([duplicate, publish].map(around)).toEqual([wrapped, publish]);
  expect({ ...wrapped }).toEqual({ action: 'duplicate', displayName: 'The action duplicate' });
});

it('returns the same component for the same action', () => {
  const around = wrapAction('duplicate', () => () => null);
  const [one, other] = [action('duplicate'), action('duplicate')];
  expect(around(one)).toBe(around(one));
  expect(around(one)).not.toBe(around(other));
});
