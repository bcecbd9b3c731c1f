import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { getSiteConfig } from '../../data/env.ts';
import { siteSettingsQuery } from '../../data/site-settings-query.ts';
import { getHead, listHeadTags, type TitledPage } from './head.ts';

/** Attribute that marks the page's own tags, which are replaced on navigation. The server writes the same attribute. */
export const headMark = 'data-head';

/** Called after each page is shown and `document.title` is set. `Layout` passes it down as the outlet context. */
export type AnnouncePage = (page: TitledPage) => void;

interface DocumentHeadProps {
  page: TitledPage;
  /** The page's content as its query returned it; null if there is none. */
  content: unknown;
}

/** Updates the document's title and tags when the page or its content changes. */
export function DocumentHead({ page, content }: DocumentHeadProps) {
  const { pathname } = useLocation();
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const announcePage = useOutletContext<AnnouncePage>();

  useEffect(() => {
    const { siteUrl } = getSiteConfig();
    const head = getHead({ content, settings, page, path: pathname, siteUrl });
    document.title = head.title;
    for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
    for (const { tag, attributes } of listHeadTags(head)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) {
        element.setAttribute(name, value);
      }
      document.head.append(element);
    }
  }, [content, settings, page, pathname]);
  useEffect(() => announcePage(page));

  return null;
}
