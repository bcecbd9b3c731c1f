import TurndownService from 'turndown';
import type { SiteProfile } from '../../web/app/site-profile.ts';
import type { ListedPage } from './generated-files.ts';

/** Converts HTML to Markdown, without images, videos and controls. */
const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});
turndown.remove(['script', 'style', 'button', 'noscript', 'video', 'img']);
turndown.remove((node) => node.nodeName.toLowerCase() === 'svg');
turndown.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**\n\n` });

/** The path of a page's Markdown: `/about.md`, and `/index.md` for the home page. */
export function getMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Converts the content of a page. */
export function toMarkdown(html: string, title: string, siteUrl: string): string {
  const [main = html] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const text = turndown.turndown(main.replaceAll('href="/', `href="${siteUrl}/`));
  return `${text.startsWith('# ') ? text : `# ${title}\n\n${text}`}\n`;
}

/** The list of all pages for language models, with links to their Markdown, in the format of https://llmstxt.org. */
export function writeLlmsText(pages: readonly ListedPage[], profile: SiteProfile, siteUrl: string): string {
  const lines = pages.map(({ path, name, description }) => {
    const link = `[${profile.names[path] ?? name}](${siteUrl}${getMarkdownPath(path)})`;
    return `- ${link}${description ? `: ${description}` : ''}`;
  });
  const about = pages.find(({ path }) => path === '/')?.description;
  const parts = [`# ${profile.productName}`, about && `> ${about}`, '## Pages', lines.join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
