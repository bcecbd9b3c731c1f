import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { NavigationItem } from '../data/site-settings-query.ts';
import { SiteLink } from '../ui/controls/site-link.tsx';
import { withTooltip } from '../ui/controls/tooltip-attribute.ts';
import { BrandMark } from '../ui/drawings/brand-mark.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { Bar, Brand, ContactEntry, ContactLink, Inner, List, Toggle } from './navigation-bar-styles.ts';
import { notFoundId } from './not-found-id.ts';

interface NavigationBarProps {
  productName: string;
  items: NavigationItem[];
  /** Beside the name; on a phone at the end of the menu. */
  contactLink?: NavigationItem | undefined;
}

/**
 * Sticky navigation: all items on a wide screen, a menu button on a small one. The active item is highlighted: '/' only on an
 * exact match, the others by path prefix, so '/about-old' highlights About.
 */
export function NavigationBar({ productName, items, contactLink }: NavigationBarProps) {
  const { pathname } = useLocation();
  // Stores the path at which the menu was opened, since the preview can navigate without a click on an item. A menu that is
  // opened while a page loads belongs to that page.
  const next = useNavigation().location?.pathname ?? pathname;
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname || openAt === next;
  // Otherwise going back would open it again.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const setOpen = (opens: boolean) => setOpenAt(opens ? next : undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const active = useIsOtherPath() ? undefined : findActivePath(items, pathname);

  /**
   * Closing hides the focused item, so the focus returns to the button. On a wide screen the list stays and the button is hidden.
   */
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    // A tooltip handles Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented && isOpen) close();
  };

  // The open menu covers the page and would hide the focused element.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Bar>
      <Inner aria-label="Main" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
        <Brand as={SiteLink} to="/" onClick={() => setOpen(false)}>
          <BrandMark />
          {productName}
        </Brand>
        {contactLink && (
          <ContactLink as={SiteLink} to={contactLink.path} onClick={() => setOpen(false)}>
            {contactLink.label}
          </ContactLink>
        )}
        {items.length > 0 && (
          <>
            <Toggle
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Menu'}
            </Toggle>
            <List id={listId} $isOpen={isOpen}>
              {items.map(({ label, path, hint }) => (
                <li key={`${path} ${label}`}>
                  <SiteLink
                    to={path}
                    aria-current={path === active ? 'page' : undefined}
                    onClick={close}
                    {...withTooltip(hint)}
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
              {contactLink && (
                <ContactEntry>
                  <SiteLink to={contactLink.path} onClick={close}>
                    {contactLink.label}
                  </SiteLink>
                </ContactEntry>
              )}
            </List>
          </>
        )}
      </Inner>
    </Bar>
  );
}

/**
 * Whether the document was rendered for another path, as long as it is being hydrated: every path without a page gets the document
 * of the not-found page, and hydration keeps its attributes as they are.
 */
function useIsOtherPath(): boolean {
  const isHydrated = useHydrated();
  return useMatches().at(-1)?.id === notFoundId && !isHydrated;
}

/**
 * Returns the path of the active item: the longest of those that the address begins with, so that an item for '/about-old' does
 * not highlight '/about' as well. '/' matches exactly only. The comparison ignores case, as the routes do.
 */
function findActivePath(items: readonly NavigationItem[], pathname: string): string | undefined {
  const here = normalizePath(pathname);
  const isActive = (own: string) => (own === '' ? here === own : here.startsWith(own));
  return items
    .map(({ path }) => path)
    .filter((path) => isActive(normalizePath(path)))
    .sort((one, other) => other.length - one.length)[0];
}

function normalizePath(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
