import { LaunchIcon } from '@sanity/icons/Launch';
import { Button } from '@sanity/ui';
import { useDocumentPane } from 'sanity/structure';
import { readText } from '../../web/content/read-field.ts';
import { pathOfPage } from '../structure/site-path.ts';
import { previewOrigin } from '../studio-settings.ts';

/** Leads from a page's form to the page as visitors have it, in a tab of its own; nothing for what is no page. */
export function SeeOnSite() {
  const { documentId: id, documentType: type, value } = useDocumentPane();
  const path = pathOfPage({ id, type, slug: readText(value, 'slug', 'current') });
  if (path === undefined) return null;
  return (
    <Button
      as="a"
      href={`${previewOrigin()}${path}`}
      target="_blank"
      rel="noreferrer"
      mode="bleed"
      fontSize={1}
      padding={3}
      iconRight={LaunchIcon}
      text="See it on the site"
    />
  );
}
