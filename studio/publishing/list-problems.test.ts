import type { ValidationMarker } from '@sanity/types';
import { expect, it } from 'vitest';
import { contentModel, documentType } from '../../tests/setup/content-model.ts';
import { listProblems } from './list-problems.ts';
import { explainReference, readReferenceTargets } from './reference-targets.ts';

const marker = (
  level: ValidationMarker['level'],
  path: ValidationMarker['path'],
  message: string,
): ValidationMarker => ({ level, path, message });

const row = {
  _id: 'drafts.row',
  _type: 'challengeRow',
  issue: 'Too few hands',
  agents: [{ _type: 'reference', _key: 'a', _ref: 'agent-nova' }],
};
const unpublished = marker('error', ['agents', { _key: 'a' }], 'Referenced document must be published');

it('lists errors before hints, each in the order of the form', () => {
  const problems = listProblems(documentType('challengeRow'), row, [
    marker('warning', ['issue'], 'It is long.'),
    marker('error', ['solution'], 'The answer is missing.'),
    marker('info', ['agents'], 'Two are better.'),
    marker('error', ['issue'], 'It is far too long.'),
  ]);
  expect(problems.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'error: It is far too long.',
    'error: The answer is missing.',
    'hint: It is long.',
    'hint: Two are better.',
  ]);
});

it('lists the same message at the same location once', () => {
  const missing = marker('error', ['solution'], 'The answer is missing.');
  expect(listProblems(documentType('challengeRow'), row, [missing, { ...missing }])).toHaveLength(1);
});

it('explains a reference to an unpublished document', () => {
  const [problem] = listProblems(documentType('challengeRow'), row, [unpublished]);
  const targets = readReferenceTargets(
    [{ _id: 'drafts.agent-nova', _type: 'agent', name: 'Nova' }],
    contentModel,
  );
  expect(problem && explainReference(problem, targets).message).toBe(
    '“Nova” was never published, so visitors cannot see it. Publish it first, or choose another.',
  );
});

it('explains a reference to a deleted document', () => {
  const [problem] = listProblems(documentType('challengeRow'), row, [unpublished]);
  expect(problem && explainReference(problem, new Map()).message).toMatch(
    /^What was chosen here no longer exists/,
  );
});

it('keeps the message about a published reference', () => {
  const [problem] = listProblems(documentType('challengeRow'), row, [
    marker('error', unpublished.path, 'Twice.'),
  ]);
  const draftToo = [
    { _id: 'agent-nova', _type: 'agent', name: 'Nova' },
    { _id: 'drafts.agent-nova', _type: 'agent', name: 'Nova!' },
  ];
  const targets = readReferenceTargets(draftToo, contentModel);
  expect(problem && explainReference(problem, targets)).toBe(problem);
});

it('lists the required fields of a missing object instead of the object', () => {
  const problems = listProblems(documentType('agent'), { _type: 'agent' }, [
    marker('error', ['priorityData'], 'The priority tables are empty.'),
    marker('error', ['priorityData', 'critical'], 'This list is empty.'),
  ]);
  expect(problems.map(({ message }) => message)).toEqual(['This list is empty.']);
});

it('keeps a message about an object beside those about its fields', () => {
  const agent = { _type: 'agent', image: { _type: 'imageWithAlt', asset: {} } };
  const markers = [
    marker('warning', ['image'], 'It is small.'),
    marker('error', ['image', 'alt'], 'No description.'),
  ];
  expect(listProblems(documentType('agent'), agent, markers)).toHaveLength(2);
});
