import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { outOfViewAttribute } from './out-of-view.ts';

/** Spec section 9: visible from 10 %, with a 5 % margin top and bottom. */
const SHOWN = 0.1;
/** Of scrolling, in windows per millisecond: faster than blocks can fade in, so all of them are there meanwhile. */
const FAST = 0.003;
/** In milliseconds: who has not scrolled for as long has stopped. */
const PAUSE = 150;
const fast = 'data-fast';
/** Marks what need not arrive any more: it fades. */
const wasOutOfView = 'data-was-out-of-view';

/** Asked as well when any of it comes, by when a larger zoom may have made it taller. */
const observerOptions = { threshold: [0, SHOWN], rootMargin: '5% 0px 5% 0px' };

/**
 * Fades its children in when they come into view and hides them again when they leave.
 *
 * Everything is visible until an observer says otherwise: prerendered, without scripts, without
 * IntersectionObserver and with reduced motion nothing is ever hidden. What is hidden stays in the
 * accessibility tree and in the tab order, and shows itself when it takes focus. A block taller than ten windows,
 * as at a large zoom, can never be 10 % in view: it stays visible. Nothing is hidden either while somebody scrolls fast, or they
 * would pass through empty windows.
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

/** All blocks of a page have one observer, and their mark no state: a page of fifty would render each again as it opens. */
let observer: IntersectionObserver | undefined;
const watched = new Set<Element>();

function watch(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio, boundingClientRect } of entries) {
      const { height } = boundingClientRect;
      const isOutOfView = intersectionRatio < SHOWN && height * SHOWN < innerHeight;
      target.toggleAttribute(outOfViewAttribute, isOutOfView);
      if (isOutOfView) target.setAttribute(wasOutOfView, '');
    }
  }, observerOptions);
  observer.observe(element);
  watched.add(element);
  window.addEventListener('resize', lookAgain);
  window.addEventListener('scroll', measureSpeed, { passive: true });
  return () => {
    element.removeAttribute(outOfViewAttribute);
    element.removeAttribute(wasOutOfView);
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) observer = undefined;
  };
}

let last = { at: 0, top: 0 };
let pause: ReturnType<typeof setTimeout> | undefined;

function measureSpeed() {
  const now = { at: performance.now(), top: scrollY };
  const speed = Math.abs(now.top - last.top) / Math.min(now.at - last.at || 1, PAUSE);
  last = now;
  clearTimeout(pause);
  pause = setTimeout(() => document.body.removeAttribute(fast), PAUSE);
  if (speed > FAST * innerHeight) document.body.setAttribute(fast, '');
}

/** A larger zoom may have made a block too tall while less of it is in view than an observer tells of. */
function lookAgain() {
  for (const element of watched) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
}

/** Starts just above nothing: browsers do not count text that is first painted at 0 as painted. */
const arrive = keyframes`
  from { opacity: 0.01; transform: translateY(${theme.space[4]}); }
`;

const Fading = styled.div`
  /* What is placed inside is placed by this box, while it moves and at rest. */
  position: relative;
  height: 100%;
  @media screen {
    transition-property: opacity, transform;
    transition-duration: ${theme.duration.reveal};
    transition-timing-function: ${theme.easing.out};
    @media (prefers-reduced-motion: no-preference) {
      animation: ${arrive} ${theme.duration.reveal} ${theme.easing.out};
    }

    /* In a section that is not laid out the animation would stand still at its start, faintly visible. */
    &[${wasOutOfView}] {
      animation: none;
    }
    &[${outOfViewAttribute}]:not(:focus-within) {
      opacity: 0;
      transform: translateY(${theme.space[4]});
    }
    body[${fast}] &&& {
      opacity: 1;
      transform: none;
      transition: none;
    }
  }
`;
