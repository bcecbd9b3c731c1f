import type { Path } from '@sanity/types';
import { expect, it } from 'vitest';
import { documentType, seedDocument } from '../../tests/setup/content-model.ts';
import { focusPathFor } from './focus-path.ts';

const hours = {
  _type: 'contactPage',
  businessHours: [{ _type: 'openingHours', _key: 'a', openDays: ['monday'] }],
};

it.each<[string, Record<string, unknown>, Path, Path]>([
  ['a text', seedDocument('agent-tara'), ['name'], ['name']],
  ['a web address', seedDocument('agent-tara'), ['slug'], ['slug']],
  ['a picture', seedDocument('agent-tara'), ['image'], ['image']],
  ['a list', seedDocument('agent-tara'), ['problemCards'], ['problemCards']],
  ['a line of a list', seedDocument('agent-tara'), ['expertise', 1], ['expertise', 1]],
  ['the first field of a group', { _type: 'agent' }, ['priorityData'], ['priorityData', 'critical']],
  [
    'a list whose entries are ticked',
    hours,
    ['businessHours', { _key: 'a' }, 'openDays', 0],
    ['businessHours', { _key: 'a' }, 'openDays'],
  ],
  [
    'the search of another document',
    { _type: 'challengeRow', agents: [{ _type: 'reference', _key: 'a', _ref: 'agent-tara' }] },
    ['agents', { _key: 'a' }],
    ['agents', { _key: 'a' }, '_ref'],
  ],
])('puts the cursor into %s', (_name, document, path, cursor) => {
  expect(focusPathFor(documentType(String(document._type)), document, path)).toEqual(cursor);
});
