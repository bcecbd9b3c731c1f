import TurndownService from 'turndown';
import { type CacheableResponse, createCacheable } from './cacheable-response.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

/** Converts HTML to Markdown, without images, videos and controls. */
const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});
turndown.remove(['script', 'style', 'button', 'noscript', 'video', 'img']);
turndown.remove((node) => node.nodeName.toLowerCase() === 'svg');
turndown.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**\n\n` });

/** Caches the Markdown of each rendered page; a page that is rendered again is a new object. */
const made = new WeakMap<RenderedPage, CacheableResponse>();

/** The path of a page's Markdown: `/about.md`, and `/index.md` for the home page. */
export function markdownPathOf(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Returns the Markdown at this address and the path of its page; undefined when there is no such page. */
export function pageMarkdown(
  { pages }: RenderedPages,
  address: string,
  siteUrl: string,
): { path: string; markdown: CacheableResponse } | undefined {
  const path = [...pages.keys()].find((candidate) => markdownPathOf(candidate) === address);
  const page = path === undefined ? undefined : pages.get(path);
  if (path === undefined || page?.status !== 200) return undefined;
  const markdown = made.get(page) ?? createMarkdown(toMarkdown(page, siteUrl));
  made.set(page, markdown);
  return { path, markdown };
}

function toMarkdown({ fragment, title }: RenderedPage, siteUrl: string): string {
  const [main = fragment] = /<main[\s>].*<\/main>/s.exec(fragment) ?? [];
  const text = turndown.turndown(main.replaceAll('href="/', `href="${siteUrl}/`));
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`;
}

/** The list of all pages for language models, with links to their Markdown, in the format of https://llmstxt.org. */
export function llmsText({ pages, profile }: RenderedPages, siteUrl: string): CacheableResponse {
  const found = [...pages].filter(([, page]) => page.status === 200);
  const lines = found.map(([path, { card }]) => {
    const name = profile.names[path] ?? card.name;
    return `- [${name}](${siteUrl}${markdownPathOf(path)})${card.description ? `: ${card.description}` : ''}`;
  });
  const about = pages.get('/')?.card.description;
  return createMarkdown(
    [`# ${profile.productName}`, about && `> ${about}`, '## Pages', lines.join('\n')]
      .filter(Boolean)
      .join('\n\n'),
  );
}

function createMarkdown(text: string): CacheableResponse {
  return createCacheable(`${text}\n`, 'text/markdown; charset=utf-8');
}
