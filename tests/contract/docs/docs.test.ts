import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownCommands } from './known-commands.ts';
import { anchorsIn, commandsIn, docPages, linksIn, pathsIn, readPage, root } from './markdown.ts';

const pages = docPages();

/** Files that readers create when they follow a page. */
const EXAMPLES = ['scripts/migrations/0005-agents-have-a-motto.ts'];

describe.each(pages.map((page) => [page.file, page] as const))('%s', (file, page) => {
  it('links to existing files and headings', () => {
    const broken = linksIn(page).filter(({ path, anchor }) => {
      const target = path ? normalize(join(dirname(file), path)) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor && target.endsWith('.md') && !anchorsIn(readPage(target)).includes(anchor);
    });
    expect(broken, `links of ${file} that lead nowhere`).toEqual([]);
  });

  it('names existing files', () => {
    const named = pathsIn(page).filter((path) => !EXAMPLES.includes(path));
    const missing = named.filter((path) => globSync(path, { cwd: root }).length === 0);
    expect(missing, `paths in ${file} at which there is nothing`).toEqual([]);
  });

  it('contains only commands that a test or step runs', () => {
    const unknown = commandsIn(page).filter((command) => !knownCommands.some(({ is }) => is.test(command)));
    expect(
      unknown,
      `${file} has commands that nothing runs. Let a test run each, then say which in tests/contract/docs/known-commands.ts`,
    ).toEqual([]);
  });
});

describe('docs/decisions/README.md', () => {
  const index = 'docs/decisions/README.md';
  const records = pages.filter(({ file }) => file.startsWith('docs/decisions/') && file !== index);

  it.each(records)('lists $file with its title', ({ file, text }) => {
    const [, title] = /^# (.+)\n/.exec(text) ?? [];
    expect(readPage(index).text).toContain(`- [${title}](${basename(file)})\n`);
  });

  it.each(records)('$file has all sections', ({ text }) => {
    for (const part of ['Decision', 'Why', 'Rejected']) expect(text).toContain(`\n**${part}.**`);
  });
});

/** Files that run commands: tests, the lists of steps of `npm test`, and the CI script. */
const RUNS = /\.test\.ts$|^scripts\/(check-steps|test)\.ts$|^\.ci\/run$/;

describe('the list of known commands', () => {
  const commands = pages.flatMap(commandsIn);

  it.each(knownCommands.map((known) => [String(known.is), known] as const))(
    '%s: has a command in the documentation, and evidence that it runs',
    (_is, known) => {
      expect(
        commands.some((command) => known.is.test(command)),
        'no page has such a command any more: take the line out',
      ).toBe(true);
      if (!('ranBy' in known)) return;
      const [file, evidence] = known.ranBy;
      expect(file, 'a command’s own script or a helper does not show that something runs it').toMatch(RUNS);
      expect(evidence, 'its name alone does not show that it runs').not.toMatch(/^npm run /);
      expect(readPage(file).text, `${file} does not hold what shows that it runs the command`).toContain(
        evidence,
      );
    },
  );
});

describe('the parser of pages', () => {
  const page = {
    file: 'page.md',
    text: [
      '# A page, with *words*',
      '',
      'Run `npm test` or [read](other.md#here), [away](https://example.org), in `web/pages/<page>/` and `documents/`.',
      '',
      '```sh',
      'npm start    # a comment',
      '# only a comment',
      'npm run lake -- \\',
      '  status',
      '```',
      '',
      '```ts',
      'const link = "[no](link.md)";',
      '```',
    ].join('\n'),
  };

  it('finds commands, links, anchors and paths', () => {
    expect(commandsIn(page)).toEqual(['npm start', 'npm run lake -- status', 'npm test']);
    expect(linksIn(page)).toEqual([{ path: 'other.md', anchor: 'here' }]);
    expect(anchorsIn(page)).toEqual(['a-page-with-words']);
    expect(pathsIn(page)).toEqual(['web/pages/*']);
  });
});
