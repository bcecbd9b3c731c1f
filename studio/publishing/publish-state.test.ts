import { expect, it } from 'vitest';
import { describeState, getPublishState, type PublishFacts } from './publish-state.ts';

const draft: PublishFacts = {
  isConnected: true,
  saving: 'saved',
  isUnsaved: false,
  mayPublish: true,
  hasDraft: true,
  isPublished: true,
  timing: undefined,
  hasScheduled: false,
  errors: 0,
  hints: 0,
};

it.each<[string, Partial<PublishFacts>, RegExp]>([
  ['a draft without faults', {}, /^Ready to publish$/],
  ['a draft with hints', { hints: 2 }, /^Ready to publish, with 2 hints$/],
  ['one fault', { errors: 1, hints: 4 }, /^1 thing to fix before you can publish$/],
  ['faults', { errors: 3 }, /^3 things to fix before you can publish$/],
  ['nothing new', { hasDraft: false }, /^Everything here is published/],
  [
    'a draft beside another version that is scheduled',
    { hasScheduled: true },
    /^Ready to publish\. Another version is scheduled\. .* replaces what is published before/,
  ],
  [
    'nothing new beside another version that is scheduled',
    { hasDraft: false, hasScheduled: true },
    /^Everything here is published\. Another version is scheduled\./,
  ],
  ['a new, empty form', { hasDraft: false, isPublished: false }, /^Nothing is written yet/],
  [
    'the time of what goes live at a set time',
    { timing: 'scheduled', hasDraft: false, goesLiveAt: '2026-12-24T18:00' },
    /^Goes live on Thursday, December 24, 2026 at 6:00 PM \S+ .*\.$/,
  ],
  ['what goes live at a set time', { timing: 'scheduled', hasDraft: false }, /^To be published later/],
  ['its draft beside it', { timing: 'scheduled', hints: 1 }, /^To be published later/],
  ['faults in it', { timing: 'scheduled', errors: 1 }, /^1 thing to fix/],
  ['what is held while it is changed', { timing: 'held' }, /^On hold: .*“Publish later…”/],
  ['a save that goes on', { saving: 'in a moment', errors: 1 }, /^Saving…$/],
  ['a save that takes long', { saving: 'slow', errors: 1 }, /^Saving takes longer than usual/],
  ['somebody who may only read', { mayPublish: false, errors: 1 }, /not publish it. An administrator/],
  ['no connection', { isConnected: false, mayPublish: false }, /^There is no connection.* publish/],
  ['words without a connection', { isConnected: false, isUnsaved: true }, /kept in this browser/],
])('%s', (_name, changes, words) => {
  const facts = { ...draft, ...changes };
  expect(describeState(getPublishState(facts), facts)).toMatch(words);
});
