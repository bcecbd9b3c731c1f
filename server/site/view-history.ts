import type { PageView } from './page-view.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** The current view, and the views of some earlier renderings. */
export type ViewHistory = {
  current: () => PageView;
  /** The pages of the current view; undefined before anything was rendered. */
  pages: () => RenderedPages | undefined;
  /** Answers with pages that were rendered just now. */
  show: (pages: RenderedPages) => void;
  /**
   * The view that has the fragment of a document. One that was sent before a publish admits the styles of its own fragment
   * and of no other.
   *
   * @param version what the document names it by; the current fragment where it is null, or nobody has that one
   */
  withFragment: (path: string, version: string | null) => PageView;
};

type ViewHistoryOptions = {
  viewOf: (pages: RenderedPages | undefined) => PageView;
  /** What is answered with first. */
  pages: RenderedPages | undefined;
};

/** How many earlier renderings are kept, for visitors whose document is older than the last publish. */
const EARLIER_VIEWS = 3;

export function createViewHistory({ viewOf, pages }: ViewHistoryOptions): ViewHistory {
  let current = { view: viewOf(pages), pages };
  let earlier: PageView[] = [];
  return {
    current: () => current.view,
    pages: () => current.pages,
    show: (rendered) => {
      earlier = [current.view, ...earlier].slice(0, EARLIER_VIEWS);
      current = { view: viewOf(rendered), pages: rendered };
    },
    withFragment: (path, version) => {
      if (!version) return current.view;
      const views = [current.view, ...earlier];
      return views.find((view) => view.hasFragment(path, version)) ?? current.view;
    },
  };
}
