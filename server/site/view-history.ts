import type { PageView } from './page-view.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** The current view, and the views of some earlier renderings. */
export type ViewHistory = {
  current: () => PageView;
  /** The pages of the current view; undefined before anything was rendered. */
  pages: () => RenderedPages | undefined;
  /** Makes newly rendered pages the current view. */
  show: (pages: RenderedPages) => void;
  /**
   * The view with the fragment that a document refers to. The content security policy of a document that was sent before a
   * publish only allows the styles of its own fragment.
   *
   * @param version the fragment's version; the current view is returned when it is null or unknown
   */
  withFragment: (path: string, version: string | null) => PageView;
};

type ViewHistoryOptions = {
  viewOf: (pages: RenderedPages | undefined) => PageView;
  /** The pages of the first view. */
  pages: RenderedPages | undefined;
};

/** How many earlier renderings are kept, for visitors whose document is older than the last publish. */
const MAX_EARLIER_VIEWS = 3;

export function createViewHistory({ viewOf, pages }: ViewHistoryOptions): ViewHistory {
  let current = { view: viewOf(pages), pages };
  let earlier: PageView[] = [];
  return {
    current: () => current.view,
    pages: () => current.pages,
    show: (rendered) => {
      earlier = [current.view, ...earlier].slice(0, MAX_EARLIER_VIEWS);
      current = { view: viewOf(rendered), pages: rendered };
    },
    withFragment: (path, version) => {
      if (!version) return current.view;
      const views = [current.view, ...earlier];
      return views.find((view) => view.hasFragment(path, version)) ?? current.view;
    },
  };
}
