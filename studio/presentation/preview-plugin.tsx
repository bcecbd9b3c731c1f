import { createContext, useEffect, useMemo } from 'react';
import { map, NEVER, type Observable, ReplaySubject, switchMap } from 'rxjs';
import { definePlugin, type LayoutProps, useClient } from 'sanity';
import { type DocumentLocationsState, type DocumentResolver, presentationTool } from 'sanity/presentation';
import { agentPage, singletonPages } from '../../content/pages.ts';
import { getPreviewOrigin } from '../shared/studio-settings.ts';
import { findLocations, watchSiteContent } from './locations.ts';
import { PreviewBar } from './preview-bar.tsx';
import type { SiteContent } from './site-content.ts';

/** Resolves a URL of the site to its main document, which the preview opens beside it. */
const mainDocuments: DocumentResolver[] = [
  ...singletonPages.map(({ type, path }) => ({ route: path, filter: `_id == "${type}"` })),
  { route: agentPage.path, filter: '_type == "agent" && slug.current == lower($slug)' },
  { route: '/:slug', filter: '_type in ["landingPage", "legalPage"] && slug.current == lower($slug)' },
  // The document of all URLs without a page.
  { route: '/*path', filter: '_id == "notFoundPage"' },
];

/** The Studio's labels of the preview, in terms that editors know. */
const words = {
  'locations-banner.resolving.text': 'Looking for the pages that show this …',
  'locations-banner.locations-count_zero': 'On no page of the site yet',
  'document-list-pane.document-list.title': 'What else this page shows',
  'main-document.label': 'This page',
  'narrow-tabs.preview-tab.label': 'Page',
  'narrow-tabs.content-tab.label': 'Form',
  'preview-frame.overlay.toggle-button.tooltip_disable': 'Use the page as a visitor does',
  'preview-frame.overlay.toggle-button.tooltip_enable': 'Edit what you click',
  'preview-frame.viewport-button.aria-label': 'Change the width of the page',
  'preview-frame.viewport-button.tooltip_full': 'See it as on a computer',
  'preview-frame.viewport-button.tooltip_narrow': 'See it as on a phone',
  'preview-frame.status_timeout':
    'The page does not answer. Reload the Studio; if that does not help, ask the person who set up the site.',
};

/** What the site shows of the lake; nothing outside the Studio. */
export const SiteContentContext = createContext<Observable<SiteContent>>(NEVER);

/** The preview tool: shows drafts while they are edited, and opens a field when its text is clicked. */
export const preview = definePlugin(() => {
  const watched = new ReplaySubject<Observable<SiteContent>>(1);

  /** The tool's resolver gets no client, which is only available inside the Studio's layout. */
  function WithSiteContent(props: LayoutProps) {
    const client = useClient({ apiVersion: '2025-02-19' });
    const content = useMemo(() => watchSiteContent(client), [client]);
    useEffect(() => watched.next(content), [content]);
    return <SiteContentContext value={content}>{props.renderDefault(props)}</SiteContentContext>;
  }

  return {
    name: 'preview',
    i18n: { bundles: [{ locale: 'en-US', namespace: 'presentation', resources: words }] },
    studio: { components: { layout: WithSiteContent } },
    plugins: [
      presentationTool({
        title: 'Preview',
        components: { unstable_header: { component: PreviewBar } },
        previewUrl: { initial: getPreviewOrigin },
        resolve: {
          mainDocuments,
          locations: ({ id }): Observable<DocumentLocationsState> =>
            watched.pipe(
              switchMap((content) => content),
              map((content) => findLocations(id, content)),
            ),
        },
      }),
    ],
  };
});
