import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { siteConfig } from '../content/env.ts';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { headOf, headTags, type TitledPage } from './head.ts';

/** Marks the tags that belong to the page and change with it; the server writes the same mark. */
export const headMark = 'data-head';

/** Hears of each page that is shown, once the document has its title. `Layout` gives it to what stands in its outlet. */
export type Arrive = (page: TitledPage) => void;

interface DocumentHeadProps {
  page: TitledPage;
  /** The page's content as its query returned it; null without any. */
  content: unknown;
}

/** Keeps the document's title and tags those of the page that is shown, also when its content changes. */
export function DocumentHead({ page, content }: DocumentHeadProps) {
  const { pathname } = useLocation();
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const arrive = useOutletContext<Arrive>();

  useEffect(() => {
    const { siteUrl } = siteConfig();
    const head = headOf({ content, settings, page, path: pathname, siteUrl });
    document.title = head.title;
    for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
    for (const { tag, attributes } of headTags(head)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) {
        element.setAttribute(name, value);
      }
      document.head.append(element);
    }
  }, [content, settings, page, pathname]);
  useEffect(() => arrive(page));

  return null;
}
