import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './markdown.ts';

/** The last commit before messages followed the convention. */
const SINCE = 'cb3669c';

const CONVENTIONAL =
  /^(feat|fix|docs|test|perf|refactor|style|build|chore|revert)(\([a-z-]+\))?!?: \S.*[^.]$/;

/** Runs git. @returns its output; undefined when it fails, as it does without a repository */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether the history includes that commit. */
const isWhole = git('merge-base', '--is-ancestor', SINCE, 'HEAD') !== undefined;
/** A shallow clone has later commits only. Any other history without that commit belongs to another project. */
const isCut = git('rev-parse', '--is-shallow-repository') === 'true';

/** The first lines of the messages since that commit, as far as this clone has them. */
function messages(): string[] {
  if (!isWhole && !isCut) return [];
  // At the boundary of a shallow clone a merge has no parents, so merges are recognised by their message.
  const ours = ['--no-merges', '--invert-grep', '--grep=^Merge '];
  const log = git('log', ...ours, '--format=%s', isWhole ? `${SINCE}..HEAD` : 'HEAD');
  return log?.split('\n').filter(Boolean) ?? [];
}

it('every commit message follows the conventional form', () => {
  const found = messages();
  if (isWhole) expect(found).not.toEqual([]);
  const odd = found.filter((message) => !CONVENTIONAL.test(message));
  expect(odd, 'Mend the message (git commit --amend); CONTRIBUTING.md, Commits, says how it reads').toEqual(
    [],
  );
});

it.each(['feat(lake): keep what was asked', 'fix: say it', 'docs!: begin anew'])(
  'accepts “%s”',
  (message) => {
    expect(message).toMatch(CONVENTIONAL);
  },
);

it.each(['Keep what was asked', 'feat: ', 'feat(Lake): keep it', 'fix: say it.', 'stuff: keep it'])(
  'refuses “%s”',
  (message) => {
    expect(message).not.toMatch(CONVENTIONAL);
  },
);
