import { expect, test } from 'vitest';
import { describeOpeningPlace, describeOpenings, describeTalks } from './sections-of-page.ts';

const opening = { _type: 'openingSection' };
const talk = { _type: 'talkingAgentSection' };
const text = { _type: 'richTextSection' };
const hidden = (section: object) => ({ ...section, isHidden: true });

test('a page may have one opening, at its top, not counting hidden ones', () => {
  expect(describeOpenings(undefined)).toBe(true);
  expect(describeOpenings([opening, text, hidden(opening)])).toBe(true);
  expect(describeOpenings([opening, opening])).toMatch(/^A page has one opening, and there are 2\./);
  expect(describeOpeningPlace([hidden(text), opening])).toBe(true);
  expect(describeOpeningPlace([text])).toBe(true);
  expect(describeOpeningPlace([text, opening])).toMatch(/^The opening is not at the top\./);
});

test('a page may have one talking video', () => {
  expect(describeTalks([talk, hidden(talk)])).toBe(true);
  expect(describeTalks([talk, talk])).toMatch(/^A page has one talking video, and there are 2/);
});
