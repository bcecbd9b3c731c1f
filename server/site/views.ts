import type { PageView } from './page-view.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** The view of what was rendered last, and some of those before. */
export type Views = {
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
  /** Ends what goes on in the background. */
  close: () => void;
};

type ViewsOptions = {
  viewOf: (pages: RenderedPages | undefined) => PageView;
  /** What is answered with first. */
  pages: RenderedPages | undefined;
  /** Whether every document is compressed as well as can be before anybody asks for it. */
  encodesAhead: boolean;
};

/** How many renderings before the last are kept for visitors who are just getting their page. */
const EARLIER_VIEWS = 3;

export function createViews({ viewOf, pages, encodesAhead }: ViewsOptions): Views {
  let current = { view: viewOf(pages), pages };
  let earlier: PageView[] = [];
  let isClosed = false;

  const encodeAhead = () => {
    const { view } = current;
    if (encodesAhead) void view.encodeDocuments(() => view === current.view && !isClosed);
  };
  encodeAhead();

  return {
    current: () => current.view,
    pages: () => current.pages,
    show: (rendered) => {
      earlier = [current.view, ...earlier].slice(0, EARLIER_VIEWS);
      current = { view: viewOf(rendered), pages: rendered };
      encodeAhead();
    },
    withFragment: (path, version) => {
      if (!version) return current.view;
      const views = [current.view, ...earlier];
      return views.find((view) => view.hasFragment(path, version)) ?? current.view;
    },
    close: () => {
      isClosed = true;
    },
  };
}
