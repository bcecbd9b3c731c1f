import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** A page of documentation, by its path from the root. */
export type Page = { file: string; text: string };

/** All pages of documentation, including decision records. */
export function docPages(): Page[] {
  return [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...globSync('docs/{,decisions/}*.md', { cwd: root }),
    ...['server/lake/README.md', 'server/lake/CHANGELOG.md'],
  ].map(readPage);
}

export function readPage(file: string): Page {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

const FENCE = /^```(\w*)[^\n]*\n(.*?)^```/gms;

/** A page's text without its fenced blocks. */
function prose({ text }: Page): string {
  return text.replace(FENCE, '');
}

/**
 * The commands in a page: the lines of its `sh` blocks, without comments, and texts in backticks that begin with `npm`, `npx`,
 * `node` or `git`.
 */
export function commandsIn(page: Page): string[] {
  const blocks = [...page.text.matchAll(FENCE)].filter(([, language]) => language === 'sh');
  const lines = blocks.flatMap(([, , block = '']) => block.replaceAll('\\\n', ' ').split('\n'));
  const inline = [...prose(page).matchAll(/`((?:npm|npx|node|git) [^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  const commands = [...lines.map((line) => line.replace(/(^|\s)#.*$/, '')), ...inline];
  return [...new Set(commands.map((command) => command.replace(/\s+/g, ' ').trim()))].filter(Boolean);
}

/** The targets of a page's links within this repository: the path as written, and the fragment after `#`. */
export function linksIn(page: Page): { path: string; anchor: string }[] {
  return [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { path, anchor };
    });
}

/** The anchors of a page's headings, as GitHub generates them. */
export function anchorsIn(page: Page): string[] {
  return [...prose(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

const ROOMS =
  /^(\.ci|docs|schemas|scripts|server|studio|tests|web)\/|^((package|tsconfig|biome)\.json|\w+\.config\.ts|[A-Z-]+\.md)$/;

/**
 * The paths from the root that a page names in backticks, as glob patterns: `web/pages/<page>/` means the folder of any page.
 * Other paths, such as `documents/` after the name of its parent folder, are not checked.
 */
export function pathsIn(page: Page): string[] {
  const tokens = [...prose(page).matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token);
  const paths = tokens.filter((token) => ROOMS.test(token) && !token.includes('://'));
  return [...new Set(paths.map((path) => path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')))];
}
