import { initialLanguage } from '../../schemas/language.ts';
import type { FoundPage } from './find-page.ts';
import { escapeHtml } from './html.ts';
import { iconHash } from './icons/site-icons.ts';
import { type PageSources, readProfile } from './rendered-pages.ts';
import type { SiteProfile } from './server-build.ts';
import { type PageCard, pageCard } from './share/page-card.ts';
import { shareTags } from './share/share-tags.ts';
import { structuredData } from './share/structured-data.ts';
import { gatedDocument, openDocument, type Template } from './template.ts';

export type DocumentSources = PageSources & { template: Template };

type DocumentPage = FoundPage & {
  /** The URL of the page's fragment. */
  fragmentPath: string;
};

/** Renders the HTML document of a page; rejects when it needs the lake and the lake does not respond. */
export async function documentHtml(sources: DocumentSources, found: DocumentPage): Promise<string> {
  const profile = await readProfile(sources);
  const { path, page } = found;
  const { gate } = sources.template.config;
  const card = pageCard({ gate, path, page, profile });
  return gate === 'off'
    ? openText(sources, found, { profile, card })
    : gatedText(sources, found, { profile, card });
}

/** The sources of a document's head. */
type HeadSources = { profile: SiteProfile; card: PageCard };

function openText(
  sources: DocumentSources,
  { path, page, fragmentPath }: DocumentPage,
  { profile, card }: HeadSources,
): string {
  const siteUrl = sources.source.origin;
  const place = { profile, path, name: card.name, videos: page.videos, siteUrl };
  const data = page.status === 200 ? structuredData(place) : '';
  return openDocument(sources.template, {
    language: languageOf(profile),
    title: card.title,
    tags: tagsOf(sources, { path, page }, card) + data,
    iconMark: iconMarkOf(profile),
    path: markupPath({ path, page }),
    page,
    fragment: fragmentPath,
  });
}

async function gatedText(
  sources: DocumentSources,
  { path, page, fragmentPath }: DocumentPage,
  { profile, card }: HeadSources,
): Promise<string> {
  const { build, source, pages, template } = sources;
  const shell = pages?.shell ?? (await build.renderShell(source));
  return gatedDocument(template, shell, {
    language: languageOf(profile),
    title: card.title,
    tags: descriptionTag(card.description) + tagsOf(sources, { path, page }, card),
    iconMark: iconMarkOf(profile),
    noScript: noScript(profile.productName, profile.noScriptText),
    fragment: fragmentPath,
    sources: page.sources,
  });
}

/**
 * The path for which the application may hydrate the markup; empty for markup of another build or environment, which must
 * not be hydrated.
 */
export function markupPath({ path, page }: FoundPage): string {
  return page.isOlder ? '' : path;
}

function tagsOf({ build, source }: DocumentSources, { path, page }: FoundPage, card: PageCard): string {
  const isFound = page.status === 200;
  return shareTags(card, {
    siteUrl: source.origin,
    path: isFound ? path : undefined,
    picturePath: isFound ? path : build.notFoundPath,
  });
}

/** The language of the content; that of a new lake in a profile of an earlier build, which has none. */
export function languageOf({ language = initialLanguage }: SiteProfile): string {
  return language;
}

function iconMarkOf({ icon }: SiteProfile): string | undefined {
  return icon && iconHash(icon);
}

function descriptionTag(description: string | undefined): string {
  return description ? `<meta name="description" content="${escapeHtml(description)}" data-head="">` : '';
}

/** Matches an email address, without the punctuation around it. */
const mailAddress = /([\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/u;

/**
 * The noscript content of gated documents: the product's name as the heading, and the editor's text as paragraphs, with
 * links for email addresses.
 */
export function noScript(productName: string, text: string | undefined): string {
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
