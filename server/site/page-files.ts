import type { SiteProfile } from '../../web/app/site-profile.ts';
import type { Fragment } from '../../web/data/env.ts';
import type { Page, Shell } from '../../web/render/entry-server.tsx';
import { makeIconQuery } from './generated-files.ts';
import { computeShortHash } from './hashes.ts';
import { escapeHtml } from './html.ts';
import { createPageCard, type PageCard } from './share/page-card.ts';
import { writeShareTags } from './share/share-tags.ts';
import { writeStructuredData } from './share/structured-data.ts';
import { fillTemplate, type Template } from './template.ts';

/** What all pages of a release have in common. */
export type SiteFacts = {
  template: Template;
  profile: SiteProfile;
  /** The content of gated documents. */
  shell: Shell;
  /** The address of the site, without a trailing slash. */
  siteUrl: string;
};

/** A page and the public facts in its document's head. */
export type DescribedPage = { path: string; page: Page; card: PageCard; picture: string };

/** The document of a page without its markup. */
type Frame = { language: string; head: string; noScript: string };

export function makeCard({ template, profile }: SiteFacts, path: string, page: Page): PageCard {
  return createPageCard({ gate: template.config.gate, path, page, profile });
}

/** Renders the head. With the gate on, it contains nothing of the page but its short name. */
export function makeFrame({ template, profile, siteUrl }: SiteFacts, described: DescribedPage): Frame {
  const { path, page, card, picture } = described;
  const isFound = page.status === 200;
  const title = `<title>${escapeHtml(card.title)}</title>`;
  const tags = writeShareTags(card, { siteUrl, path: isFound ? path : undefined, picturePath: picture });
  const icons = writeIconLinks(profile.icon);
  const { language } = profile;
  if (template.config.gate === 'on') {
    const hidden = '<meta name="robots" content="noindex">';
    const noScript = writeNoScriptText(profile.productName, profile.noScriptText);
    return {
      language,
      head: title + hidden + writeDescriptionTag(card.description) + tags + icons,
      noScript,
    };
  }
  const { name } = card;
  const data = isFound ? writeStructuredData({ profile, path, name, videos: page.videos, siteUrl }) : '';
  return { language, head: title + page.head + tags + data + icons, noScript: '' };
}

/** A hash of everything that the files of a page are made from, without the times at which its data was fetched. */
export function computePageVersion(
  { shell }: SiteFacts,
  { path, page }: DescribedPage,
  frame: Frame,
): string {
  const { status, title, head, data, sources } = page;
  const texts = [path, String(status), title, head, removeDates(data), ...sources];
  return computeShortHash(16, ...texts, JSON.stringify(frame), JSON.stringify(shell));
}

/** Renders the document of a page, and the fragment at another URL. */
export async function renderPage(
  { template, shell }: SiteFacts,
  { path, page }: DescribedPage,
  { language, head, noScript }: Frame,
) {
  const markup = await page.render();
  const { app, config } = template;
  const isOpen = config.gate === 'off';
  const { title, data, sources } = page;
  // With the gate off, the document contains the rest.
  const fragment: Fragment = isOpen
    ? { app, path, data }
    : {
        app,
        path,
        data,
        title,
        head: page.head,
        ...markup,
        html: markup.html.replaceAll(picturePreload, ''),
      };
  const hash = computeShortHash(12, JSON.stringify({ ...fragment, data: undefined }), removeDates(data));
  const fragmentFile = `_fragments${getFilePath(path)}.${hash}.json`;
  const { html, styles } = isOpen ? markup : shell;
  const root = `<div id="root"${isOpen ? ` data-path="${escapeHtml(path)}"` : ''}>${html}</div>`;
  const document = fillTemplate(template, {
    language,
    head: head + styles,
    root: root + noScript,
    sources,
    fragment: `/${encodeURI(fragmentFile)}`,
    ...(isOpen ? {} : { gateHelp: shell.gateHelp }),
  });
  return { html: markup.html, document, fragment: JSON.stringify(fragment), fragmentFile };
}

/**
 * The path of a page's file without its extension: `/index` for the home page.
 *
 * @throws when the path cannot be that of a file, since lakes do not check slugs
 */
export function getFilePath(path: string): string {
  if (path === '/') return '/index';
  const decoded = decodeURIComponent(path);
  if (/[\\?#%\0]|\/\.{0,2}(\/|$)/.test(decoded) || decoded.split('/').length !== path.split('/').length)
    throw new Error(`The path ${path} cannot be that of a page: change its web address.`);
  return decoded;
}

/**
 * React preloads the first pictures of a page. These links are removed from fragments: there the pictures arrive at the same
 * time, and browsers that request the pictures first warn about an unused preload.
 */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

function removeDates(data: unknown): string {
  const dates = ['dataUpdatedAt', 'dehydratedAt'];
  return JSON.stringify(data, (name, value) => (dates.includes(name) ? undefined : value));
}

/** Links to the icons and the manifest. Not in the template, since the development server does not serve them. */
function writeIconLinks(picture: string | undefined): string {
  const query = makeIconQuery(picture);
  const best = picture
    ? `<link rel="icon" href="/icon-192.png${query}" sizes="192x192">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  return [
    `<link rel="icon" href="/favicon.ico${query}" sizes="32x32">`,
    best,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${query}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');
}

function writeDescriptionTag(description: string | undefined): string {
  return description ? `<meta name="description" content="${escapeHtml(description)}" data-head="">` : '';
}

/** Matches an email address, without the punctuation around it. */
const mailAddress = /([\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/u;

/**
 * The noscript content of gated documents: the product's name as the heading, and the editor's text as paragraphs, with
 * links for email addresses.
 */
export function writeNoScriptText(productName: string, text: string | undefined): string {
  const paragraphs = (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return '';
  const html = paragraphs.map((paragraph) => `<p>${withMailLinks(paragraph)}</p>`);
  const heading = productName && `<h1>${escapeHtml(productName)}</h1>`;
  return `<noscript><main>${heading}${html.join('')}</main></noscript>`;
}

/** Converts plain text to HTML: escapes it, and makes links of email addresses. */
function withMailLinks(text: string): string {
  // `split` with a capture group alternates text and addresses; an address needs no escaping.
  return text
    .split(mailAddress)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<a href="mailto:${part}">${part}</a>`))
    .join('');
}
