import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './markdown.ts';

/** The last commit before messages took the conventional form. */
const SINCE = 'cb3669c';

const CONVENTIONAL =
  /^(feat|fix|docs|test|perf|refactor|style|build|chore|revert)(\([a-z-]+\))?!?: \S.*[^.]$/;

/** What git prints; undefined where it refuses, as it does where there is no repository. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this history goes back to there. */
const isWhole = git('merge-base', '--is-ancestor', SINCE, 'HEAD') !== undefined;
/** A clone that was cut short has later commits only. Any other history without that commit is not this project's. */
const isCut = git('rev-parse', '--is-shallow-repository') === 'true';

/** The first lines of the messages since then, as far as this clone has them. */
function messages(): string[] {
  if (!isWhole && !isCut) return [];
  // Where a clone was cut, a merge has no parents: only its message tells.
  const ours = ['--no-merges', '--invert-grep', '--grep=^Merge '];
  const log = git('log', ...ours, '--format=%s', isWhole ? `${SINCE}..HEAD` : 'HEAD');
  return log?.split('\n').filter(Boolean) ?? [];
}

it('says what each commit does in the conventional form', () => {
  const found = messages();
  if (isWhole) expect(found).not.toEqual([]);
  const odd = found.filter((message) => !CONVENTIONAL.test(message));
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
