import type { Path } from '@sanity/types';
import { siteFactFields } from '../../../content/placeholders.ts';
import {
  getField,
  type ShownContent,
  type SiteContent,
  type SitePage,
} from '../../presentation/site-content.ts';

/** The field of a document at a path. */
export interface ChangedField {
  /** Published id of the document. */
  id: string;
  path: Path;
  /** Path of the document's own page, if it has one. */
  ownPage: string | undefined;
}

/** Fields from which the site's redirects are made, which the site reads with the head of every page and no page shows. */
const REDIRECTS = ['oldAddresses', 'formerSlugs'];

/**
 * The pages that show a field: those on which a value of it stands. A field without a value anywhere, such as one
 * that was empty or that refers to other documents, is taken to stand where a page shows its document and asks for
 * the field by name.
 */
export function findAffectedPages(content: SiteContent, changed: ChangedField): readonly SitePage[] {
  const field = getField(changed.path);
  if (REDIRECTS.some((name) => field === name || field.startsWith(`${name}.`))) return [];
  const shown = filterPages(content, changed, ({ fields }) => hasField(fields.get(changed.id), field));
  const placeholder = getPlaceholder(changed.id, field);
  const filled = placeholder
    ? filterPages(content, changed, ({ texts }) => texts.some((text) => text.includes(placeholder)))
    : [];
  const found = content.pages.filter((page) => shown.includes(page) || filled.includes(page));
  if (found.length > 0) return found;
  const names = field.split('.').map((name) => new RegExp(`\\b${name}\\b`));
  return filterPages(
    content,
    changed,
    ({ fields, query }) => fields.has(changed.id) && names.every((name) => name.test(query)),
  );
}

/** The pages that show a document at all, other than its own. */
export function findPagesShowing(
  { pages }: SiteContent,
  { id, ownPage }: Omit<ChangedField, 'path'>,
): SitePage[] {
  return pages.filter(({ path, content }) => path !== ownPage && content.fields.has(id));
}

/** Number of texts of the frame and of some pages that contain the placeholder of a field of Site settings. */
export function countTextsWithPlaceholder(
  { frame }: SiteContent,
  pages: readonly SitePage[],
  { id, path }: ChangedField,
): number {
  const placeholder = getPlaceholder(id, getField(path));
  if (placeholder === undefined) return 0;
  return [...frame, ...pages.map(({ content }) => content)]
    .flatMap(({ texts }) => texts)
    .filter((text) => text.includes(placeholder)).length;
}

/** The placeholder that a field of Site settings fills, such as '{product}'. */
function getPlaceholder(id: string, field: string): string | undefined {
  if (id !== 'siteSettings') return undefined;
  const found = Object.entries(siteFactFields).find(([, fact]) => fact === field);
  return found && `{${found[0]}}`;
}

function filterPages(
  { frame, profile, pages }: SiteContent,
  { id, ownPage }: ChangedField,
  isShown: (content: ShownContent) => boolean,
): readonly SitePage[] {
  const isInHead = isShown(profile);
  if (frame.some(isShown) || (isInHead && id === 'siteSettings')) return pages;
  return pages.filter(({ path, content }) => isShown(content) || (isInHead && path === ownPage));
}

/** Whether fields include one, a part of it, or what it is a part of. */
function hasField(fields: ReadonlySet<string> | undefined, field: string): boolean {
  return [...(fields ?? [])].some(
    (shown) => shown === field || shown.startsWith(`${field}.`) || field.startsWith(`${shown}.`),
  );
}
