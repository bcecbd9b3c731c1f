import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** A language as a string: 'en', 'en-US', or the value of an attribute such as lang="en". */
const literal = /(['"`])en(?:[-_][A-Z]{2})?\1/;

/** Language tags that are not of the content, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'web/pages/contact/bookable-days.ts': 'writes the digits of a date in the order of ISO 8601',
  'web/pages/contact/business-time.ts': 'compares weekdays with values of the schema, which are English',
};

const files = globSync(['web/**/*.{ts,tsx,html}', 'server/site/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.types\.ts$/.test(file),
);

it('the site takes the language of its content from Site settings, nowhere from the code', () => {
  expect(files).toContain('web/index.html');
  const found = files.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(Object.keys(exceptions));
});
