import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './markdown.ts';

/** The last commit before messages took the conventional form. */
const SINCE = 'cb3669c';

const CONVENTIONAL =
  /^(feat|fix|docs|test|perf|refactor|style|build|chore|revert)(\([a-z-]+\))?!?: \S.*[^.]$/;

/** The first lines of the messages since then, as far as this clone has them; none where there is no repository. */
function messages(): string[] {
  const args = ['log', '--no-merges', '--format=%h %s', `--max-count=500`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const lines = status === 0 ? stdout.trim().split('\n') : [];
  const end = lines.findIndex((line) => line.startsWith(SINCE));
  return (end < 0 ? [] : lines.slice(0, end)).map((line) => line.replace(/^\S+ /, ''));
}

it('says what each commit does in the conventional form', () => {
  const odd = messages().filter((message) => !CONVENTIONAL.test(message));
  expect(odd, 'Mend the message (git commit --amend); CONTRIBUTING.md, Commits, says how it reads').toEqual(
    [],
  );
});

it.each(['feat(lake): keep what was asked', 'fix: say it', 'docs!: begin anew'])('takes “%s”', (message) => {
  expect(message).toMatch(CONVENTIONAL);
});

it.each(['Keep what was asked', 'feat: ', 'feat(Lake): keep it', 'fix: say it.', 'stuff: keep it'])(
  'refuses “%s”',
  (message) => {
    expect(message).not.toMatch(CONVENTIONAL);
  },
);
