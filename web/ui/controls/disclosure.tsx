import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { findHashTarget } from '../hash-target.ts';

type DisclosureProps = {
  /** Always visible; phrasing content or a heading. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open initially. */
  startsOpen?: boolean;
};

/**
 * A native `details` element: it works without scripts, and the browser's find-in-page opens it. A link to an id inside it, or to
 * the nearest ancestor with an id, opens it too.
 */
export function Disclosure({ summary, children, startsOpen = false }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // The router creates a new location object for each navigation, so the effect runs again for the same hash.
  const location = useLocation();

  useEffect(() => {
    const details = ref.current;
    const target = findHashTarget(location.hash);
    if (!details || details.open || !leadsInto(details, target)) return;
    details.open = true;
    // The browser could not scroll to a target that was folded away.
    if (details.contains(target)) target?.scrollIntoView();
  }, [location]);

  // Before the browser follows the link, and after another click on the same link, which changes no location.
  useEffect(() => {
    const openForLink = ({ target }: MouseEvent) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      const details = ref.current;
      if (details && href?.startsWith('#') && leadsInto(details, findHashTarget(href))) details.open = true;
    };
    document.addEventListener('click', openForLink);
    return () => document.removeEventListener('click', openForLink);
  }, []);

  useEffect(() => openForPrint(ref.current), []);

  return (
    <details ref={ref} open={startsOpen}>
      <Summary>
        {summary}
        <Sign viewBox="0 0 20 20" aria-hidden>
          <path d="M2 10 H18" />
          <path d="M10 2 V18" />
        </Sign>
      </Summary>
      {children}
    </details>
  );
}

/** Whether the target is inside of the disclosure, or is the nearest element around it with an id. */
function leadsInto(details: HTMLElement, target: HTMLElement | null): boolean {
  return target !== null && (details.contains(target) || details.closest('[id]:not(main)') === target);
}

/**
 * Opens a disclosure while the page is printed, in browsers where the print style sheet cannot: Firefox 140 has no
 * `::details-content`.
 */
function openForPrint(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details || globalThis.CSS?.supports?.('selector(::details-content)')) return undefined;
  let wasOpen = details.open;
  const open = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const close = () => {
    details.open = wasOpen;
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.size.target};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${theme.color.accent};
  }
`;

/** A plus sign that becomes a minus sign when open. */
const Sign = styled.svg`
  width: ${theme.size.icon};
  flex: none;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.5;

  path:last-child {
    transform-origin: center;
    transition: transform ${theme.duration.quick} ${theme.easing.out};
  }
  [open] > summary > & path:last-child {
    transform: scaleY(0);
  }
`;
