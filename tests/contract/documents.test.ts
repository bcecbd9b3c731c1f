import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const pages = [...globSync('{.,docs,docs/decisions,lake}/*.md', { cwd: root })].map(normalize);

const readPage = (file: string) => readFileSync(join(root, file), 'utf8');

/** A page's text without its fenced blocks. */
const prose = (file: string) => readPage(file).replace(/^```.*?^```/gms, '');

/** The targets of a page's links within this repository: the path as written, and the anchor after `#`. */
function linksIn(file: string): { path: string; anchor: string }[] {
  return [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { path, anchor };
    });
}

/** The anchors of a page's headings, as GitHub generates them. */
function anchorsIn(file: string): string[] {
  return [...prose(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

const FROM_ROOT =
  /^(\.ci|deploy|docs|schemas|scripts|server|studio|tests|web)\/|^((package|tsconfig|biome)\.json|\w+\.config\.ts|[A-Z-]+\.md)$/;

/**
 * The paths from the root that a page names in backticks, as glob patterns: `web/pages/<page>/` means the folder of any page.
 * Other paths, such as `documents/` after the name of its parent folder, are not checked.
 */
function pathsIn(file: string): string[] {
  const tokens = [...prose(file).matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token);
  const paths = tokens.filter((token) => FROM_ROOT.test(token) && !token.includes('://'));
  return paths.map((path) => path.replace(/<[^>]+>/g, '*').replace(/\/$/, ''));
}

/** Files that readers create when they follow a page. */
const EXAMPLES = ['scripts/migrations/0002-agents-have-a-motto.ts'];

it('finds the pages of every folder', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'docs/developing.md', 'docs/decisions/README.md', 'lake/README.md']),
  );
});

it('the index of decisions lists every record with its title', () => {
  const folder = 'docs/decisions/';
  const index = readPage(`${folder}README.md`);
  for (const file of pages.filter((page) => page.startsWith(folder) && !page.endsWith('README.md'))) {
    const [, title] = /^# (.+)\n/.exec(readPage(file)) ?? [];
    expect(index).toContain(`- [${title}](${file.slice(folder.length)})\n`);
  }
});

describe.each(pages)('%s', (file) => {
  it('links to existing files and headings', () => {
    const broken = linksIn(file).filter(({ path, anchor }) => {
      const target = path ? normalize(join(dirname(file), path)) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
    });
    expect(broken, `links of ${file} that lead nowhere`).toEqual([]);
  });

  it('names existing files', () => {
    const missing = pathsIn(file).filter(
      (path) => !EXAMPLES.includes(path) && globSync(path, { cwd: root }).length === 0,
    );
    expect(missing, `paths in ${file} at which there is nothing`).toEqual([]);
  });
});
