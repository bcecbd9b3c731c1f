import { isAddressedType, resolveHref } from '../../content/hrefs.ts';
import { isObject } from '../../content/is-object.ts';
import { readField } from '../../content/read-field.ts';
import { singletonTypes } from '../../schemas/singleton-types.ts';
import { describeAltText } from '../../schemas/validation/alt-text.ts';
import { matchesPage, type SluggedPage, shownPaths } from '../../schemas/validation/page-is-there.ts';
import { type Content, collectLists, listValues, type Placed } from './dataset.ts';
import { createFinding, createTypeFinding, type Finding } from './finding.ts';

/** Reports each singleton (a page, the settings or a shared text) that is not published. */
export function checkPages(content: Content): Finding[] {
  const ids = new Set(content.map(({ _id }) => _id));
  return singletonTypes
    .filter((type) => !ids.has(type))
    .map((type) =>
      createTypeFinding(
        type,
        'This is not published, and the site cannot be without it. Publish it in the Studio, or restore it there from its history.',
      ),
    );
}

/** Reports references to documents that are not published. */
export function checkReferences(content: Content): Finding[] {
  const ids = new Set(content.map((document) => document._id));
  return content
    .flatMap(listValues)
    .filter((place): place is Placed<{ _ref: string }> => hasReference(place.value))
    .filter(({ value }) => !ids.has(value._ref))
    .map((place) =>
      createFinding(
        place,
        `This points to “${place.value._ref}”, which is not published or no longer exists. Publish it, choose another one, or remove this entry.`,
      ),
    );
}

function hasReference(value: unknown): value is { _ref: string } {
  return isObject(value) && typeof value._ref === 'string';
}

/** Names of fields that hold a link's target. */
const LINK_FIELDS = new Set(['href', 'path']);

/** Reports internal links to pages that are not published, by the same rule as the Studio. */
export function checkLinks(content: Content): Finding[] {
  const pages = content.flatMap(readSluggedPage);
  return content
    .flatMap(listValues)
    .filter((place): place is Placed<string> => isLink(place))
    .filter(({ value }) => !matchesPage(value, pages))
    .map((place) => createFinding(place, describeDeadLink(place.value, pages)));
}

function readSluggedPage(document: Content[number]): SluggedPage[] {
  const { _type: type } = document;
  if (type !== 'legalPage' && !isAddressedType(type)) return [];
  const [slug = null] = [readField(document, 'slug', 'current')].filter(isText);
  return [
    {
      type,
      slug,
      formerSlugs: collectLists(document, 'formerSlugs').flatMap(({ value }) => value.filter(isText)),
    },
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isLink({ path, value }: Placed<unknown>): boolean {
  const field = path.at(-1);
  return typeof field === 'string' && LINK_FIELDS.has(field) && isText(value);
}

function describeDeadLink(href: string, pages: readonly SluggedPage[]): string {
  const routes = [...shownPaths, ...pages.flatMap(({ type, slug }) => (slug ? resolveHref(type, slug) : []))];
  const near = routes.find((route) => route.length > 1 && (route.startsWith(href) || href.startsWith(route)));
  const hint = near ? ` Did you mean ${near}?` : '';
  return `No page of this site has the address ${href}, so visitors would reach “not found”. Write the address of a page that exists, such as /contact.${hint}`;
}

/** Reports pictures that have no description and are not marked as decorative. */
export function checkPictures(content: Content): Finding[] {
  return content
    .filter((document) => !document._type.startsWith('sanity.'))
    .flatMap(listValues)
    .flatMap((place) => {
      if (!isPicture(place.value)) return [];
      const alt = typeof place.value.alt === 'string' ? place.value.alt : undefined;
      const verdict = describeAltText(alt, place.value);
      return verdict === true ? [] : [createFinding(place, verdict)];
    });
}

/** Recognises a picture by its value, whatever its field's type; the site's icon is excluded, since no page shows it. */
function isPicture(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value) || !isObject(value.asset) || value._type === 'image') return false;
  return typeof value.asset._ref === 'string' && value.asset._ref.startsWith('image-');
}
