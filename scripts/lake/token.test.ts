import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { printed, run, setUpVerbFolder, withClient } from './testing/verb-folder.ts';
import { describeInitials, token } from './token.ts';

setUpVerbFolder();

beforeEach(() => withClient(async () => {}));

/** Output of `token list`, one line per token. */
async function listed(): Promise<string[]> {
  printed.length = 0;
  await run(token, 'list');
  return [...printed];
}

test('a token is valid to the end of the given day, and then listed as expired', async () => {
  await run(token, 'create', 'Ann Smith', '--expires', '2999-12-31');
  expect(printed.join()).toMatch(
    /the token of "Ann Smith" \(editor, id \w+, until 2999-12-31T23:59:59\.999Z\)/,
  );
  await run(token, 'create', 'Bob', '--expires', '3001-01-01T12:00:00+02:00');
  const until = [/until 2999-12-31T23:59:59\.999Z {2}Ann Smith/, /until 3001-01-01T10:00:00\.000Z {2}Bob/];
  expect(await listed()).toEqual(until.map((line) => expect.stringMatching(line)));

  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('3000-01-01T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await listed()).toEqual([
    expect.stringMatching(/expired 2999/),
    expect.stringMatching(/until 3001/),
  ]);
});

test('a token is revoked by the id in the list, and then listed as revoked', async () => {
  await run(token, 'create', 'Ann', '--role', 'editor');
  const [line = ''] = await listed();
  expect(line).toContain('valid');
  const [id = ''] = line.split(' ');
  await run(token, 'revoke', id);
  expect(await listed()).toEqual([expect.stringContaining('revoked')]);
});

test('says when the Studio shows two people by the same initials', async () => {
  await run(token, 'create', 'Ann Lee');
  await run(token, 'create', 'Bob');
  expect(printed.join()).not.toContain('initials');
  await run(token, 'create', 'Amy Lane');
  expect(printed.at(-1)).toMatch(/^The Studio shows "Amy Lane" and "Ann Lee" by the same initials, AL\. /);
});

test.each([
  ['Bea', ['Bob'], '"Bea" and "Bob" by the same initials, B.'],
  ['Anna Maria de Luca', ['Ann-Marie Lee'], 'initials, AL.'],
  ['2024', [], '"2024" has none.'],
  ['Bea Ray', ['Bob', 'Bea'], undefined],
  ['Ann', ['Ann'], undefined],
])('the initials of %s beside those of %j', (name, others, note) => {
  const said = describeInitials(name, others);
  expect(said).toEqual(note && expect.stringContaining(note));
});

test.each([
  [['create', 'Ann', 'Smith'], 'stands in quotes: token create "Ann Smith". No token was made.'],
  [['create', 'Ann', '--expires', '2020-12-31'], '--expires 2020-12-31 is past'],
  [['create', 'Ann', '--expires', '2999-02-31'], '--expires 2999-02-31 is no date. Write a day such as'],
  [['create', 'Ann', '--expires', ''], 'is no date'],
  [['revoke', 'one', 'another'], 'token revoke <id>'],
  [['list', 'Ann'], 'token list'],
])('token %j is refused', async (args, message) => {
  await expect(run(token, ...args)).rejects.toThrow(message);
  expect(await listed()).toEqual(['There are no tokens besides the administrator’s.']);
});
