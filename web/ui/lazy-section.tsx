import { type ComponentType, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { findHashTarget } from './hash-target.ts';

/** How near to the window a section is hydrated. */
const NEARNESS = '50% 0px';
/** Delay in ms before a section is hydrated in browsers that report no idle time, such as Safari. */
const IDLE_MS = 200;
/** Delay in ms before code that failed to load is requested again. */
const RETRY_MS = 5_000;

type View<Props> = ComponentType<Props>;

let sectionsWait = false;
/** Loads the code of each section that the loaded pages have. */
const loaders = new Set<() => Promise<unknown>>();
/** Wakes the sections that still wait, in the order of the page. */
const waiting = new Set<() => void>();

/** The sections that React has not hydrated. */
const dehydrated = new Set<object>();
/**
 * The button, or other element that React makes clickable, that was clicked last, until the click reaches React: it stops a click
 * on what it has not hydrated.
 */
let clicked: HTMLElement | null = null;
/** The link to a part of the page that was clicked last. Followed at once, React would render again what it has not hydrated. */
let followed: HTMLAnchorElement | null = null;

/** Lets the sections of a page that the server rendered wait until they come near, or the browser is idle. */
export function letSectionsWait(): void {
  sectionsWait = true;
  const note = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    clicked = target?.closest<HTMLElement>('button, [data-repeat-click]') ?? null;
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = opensHere && dehydrated.size > 0 ? findPartLink(target) : null;
    followed = link;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    wakeSections().catch(() => {
      // Without the code of all sections, the browser follows it.
      followed = null;
      window.location.hash = link.hash;
    });
  };
  // Before React, which stops such a click.
  document.addEventListener('click', note, { capture: true });
  document.addEventListener('click', () => {
    clicked = null;
  });
}

/** The link to a part of this page that was clicked. */
function findPartLink(target: Element | null): HTMLAnchorElement | null {
  const link = target?.closest('a') ?? null;
  return link && link.hash !== '' && link.pathname === window.location.pathname ? link : null;
}

/**
 * Lets no section wait any more: a navigation changes the whole page, and React would have to render again what it has not
 * hydrated. Resolves once the code of all sections is there.
 */
export async function wakeSections(): Promise<void> {
  sectionsWait = false;
  for (const wake of waiting) wake();
  await Promise.all([...loaders].map((load) => load()));
}

/**
 * Makes a section below the first screen wait on a page that the server rendered: its markup stays as it is until it comes near to
 * the window or the browser is idle. Then its code is loaded, and React hydrates it. Elsewhere it is rendered at once; the route's
 * loader has loaded its code.
 */
export function lazySection<Props extends object>(load: () => Promise<View<Props>>): View<Props> {
  let loaded: View<Props> | undefined;
  let loading: Promise<View<Props>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (view) => {
        loaded = view;
        return view;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  loaders.add(loadOnce);

  function Content({ section, props }: { section: WaitingSection<Props> | undefined; props: Props }) {
    const Loaded = section ? use(section.view) : (loaded ?? use(loadOnce()));
    useEffect(() => section?.onHydrated(), [section]);
    return <Loaded {...props} />;
  }

  return function LazySection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [section] = useState(() => (sectionsWait ? createWaitingSection(loadOnce) : undefined));
    useLayoutEffect(() => (box.current ? section?.watch(box.current) : undefined), [section]);
    return (
      <Box ref={box} data-lazy="">
        <Suspense>
          <Content section={section} props={props} />
        </Suspense>
      </Box>
    );
  };
}

interface WaitingSection<Props> {
  /** Resolves when the section is needed and its code is there. */
  view: Promise<View<Props>>;
  watch: (box: Element) => () => void;
  onHydrated: () => void;
}

function createWaitingSection<Props>(load: () => Promise<View<Props>>): WaitingSection<Props> {
  let wake = () => {};
  let place: Element | undefined;
  const needed = new Promise<void>((resolve) => {
    wake = resolve;
  });
  waiting.add(wake);
  const loadNeeded = async () => {
    await needed;
    waiting.delete(wake);
    const view = await loadUntilThere(load);
    wakeNextWhenIdle();
    return view;
  };
  const section = {
    view: loadNeeded(),
    watch: (box: Element) => {
      place = box;
      dehydrated.add(section);
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
        },
        { rootMargin: NEARNESS },
      );
      for (const child of box.children) observer.observe(child);
      // The hash may name something that is not displayed yet.
      if (box.contains(findHashTarget(window.location.hash))) wake();
      void needed.then(() => observer.disconnect());
      wakeNextWhenIdle();
      return () => {
        observer.disconnect();
        waiting.delete(wake);
        dehydrated.delete(section);
      };
    },
    onHydrated: () => {
      dehydrated.delete(section);
      // Once the click that React may be hydrating the section for has ended: React handles that one itself.
      setTimeout(() => {
        if (place?.contains(clicked)) clicked?.click();
      });
      if (dehydrated.size === 0) followed?.click();
    },
  };
  return section;
}

/** Until then the markup can be read, and its links work. */
async function loadUntilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

let isIdleAwaited = false;

/** Wakes one section in each idle period, so that the visitor can scroll and click between them. */
function wakeNextWhenIdle(): void {
  if (isIdleAwaited || waiting.size === 0) return;
  isIdleAwaited = true;
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, IDLE_MS));
  whenIdle(() => {
    isIdleAwaited = false;
    const [wake] = waiting;
    wake?.();
  });
}

/** Without a box of its own, so that the page lays out the section as its child. */
const Box = styled.div`
  display: contents;
`;
