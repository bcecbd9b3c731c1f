import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { outOfViewAttribute } from './out-of-view.ts';

/** A part is shown from 10 % in view, within margins of 5 % at the top and the bottom of the window. */
const VISIBLE_RATIO = 0.1;
const MARGIN_PERCENT = 5;
/** The part of the window's height between the margins. */
const VIEW_SHARE = 1 - (2 * MARGIN_PERCENT) / 100;

/** Threshold 0 reports the first pixel in view too, since zooming may have made the block too tall to reach 10 %. */
const observerOptions = {
  threshold: [0, VISIBLE_RATIO],
  rootMargin: `-${MARGIN_PERCENT}% 0px -${MARGIN_PERCENT}% 0px`,
};

/**
 * Fades its children in when they come into view, and hides them again when they leave.
 *
 * Everything is visible until an observer reports otherwise: nothing is hidden in prerendered markup, without scripts, without
 * IntersectionObserver, or with reduced motion. Hidden blocks stay in the accessibility tree and the tab order, and appear on
 * focus. A block taller than about nine windows, as at high zoom, can never be 10 % in view, so it stays visible.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window) || prefersReducedMotion()) return;
    return watch(element);
  }, []);

  return <Fading ref={ref}>{children}</Fading>;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * All blocks of a page share one observer, and the attributes are set without state: otherwise a page with fifty blocks would
 * render each of them again on load.
 */
let observer: IntersectionObserver | undefined;
const watched = new Set<Element>();

function watch(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio, boundingClientRect } of entries) {
      const { height } = boundingClientRect;
      const isOutOfView =
        intersectionRatio < VISIBLE_RATIO && height * VISIBLE_RATIO < VIEW_SHARE * innerHeight;
      target.toggleAttribute(outOfViewAttribute, isOutOfView);
    }
  }, observerOptions);
  observer.observe(element);
  watched.add(element);
  window.addEventListener('resize', observeAgain);
  return () => {
    element.removeAttribute(outOfViewAttribute);
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) observer = undefined;
  };
}

/** After zooming, a block may be too tall although the visible part crosses no threshold, so all blocks are observed again. */
function observeAgain() {
  for (const element of watched) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
}

/** Starts above 0, because browsers do not count text that is first painted at opacity 0 as painted. */
const fadeIn = keyframes`
  from { opacity: 0.01; transform: translateY(${theme.space[4]}); }
`;

const Fading = styled.div`
  /* The containing block of absolutely positioned children, during the animation and after it. */
  position: relative;
  height: 100%;
  @media screen {
    /* Nothing that moves the block: the observer would see it move, and a block near the edge would hide and show without end. */
    transition-property: opacity;
    transition-duration: ${theme.duration.reveal};
    transition-timing-function: ${theme.easing.out};
    @media (prefers-reduced-motion: no-preference) {
      animation: ${fadeIn} ${theme.duration.reveal} ${theme.easing.out};
    }

    &[${outOfViewAttribute}]:not(:focus-within) {
      opacity: 0;
    }
  }
`;
