import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { away } from './away.ts';

/** Spec section 9: visible from 10 %, with a 5 % margin top and bottom. */
const SHOWN = 0.1;
/** Asked as well when any of it comes, by when a larger zoom may have made it taller. */
const observerOptions = { threshold: [0, SHOWN], rootMargin: '5% 0px 5% 0px' };

/**
 * Fades its children in when they come into view and hides them again when they leave.
 *
 * Everything is visible until an observer says otherwise: prerendered, without scripts, without
 * IntersectionObserver and with reduced motion nothing is ever hidden. What is hidden stays in the
 * accessibility tree and in the tab order, and shows itself when it takes focus. A block taller than ten windows,
 * as at a large zoom, can never be 10 % in view: it stays visible.
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
      target.toggleAttribute(away, intersectionRatio < SHOWN && height * SHOWN < innerHeight);
    }
  }, observerOptions);
  observer.observe(element);
  watched.add(element);
  window.addEventListener('resize', lookAgain);
  return () => {
    element.removeAttribute(away);
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) observer = undefined;
  };
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
    animation: ${arrive} ${theme.duration.reveal} ${theme.easing.out};

    &[${away}]:not(:focus-within) {
      opacity: 0;
      transform: translateY(${theme.space[4]});
    }
  }
`;
