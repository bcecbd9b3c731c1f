import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { NavigationItem } from '../content/site-settings-query.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { withTooltip } from '../ui/tooltip-attribute.ts';
import { Bar, Brand, Inner, List, Toggle } from './navigation-bar-styles.ts';

interface NavigationBarProps {
  productName: string;
  items: NavigationItem[];
}

/**
 * Sticky; all items on a wide screen, behind a button on a small one. The active item is highlighted: '/' only
 * exactly, the others by path prefix (spec section 2): the older About page is an About page.
 */
export function NavigationBar({ productName, items }: NavigationBarProps) {
  const { pathname } = useLocation();
  // Open at one address: the preview leads the page to another one without a click on an item. A menu that is opened while
  // a page is on its way belongs to that page.
  const next = useNavigation().location?.pathname ?? pathname;
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname || openAt === next;
  const setOpen = (opens: boolean) => setOpenAt(opens ? next : undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const active = activePath(items, pathname);

  /** What has the focus goes away with the list; on a wide screen the list stays, and no button takes it. */
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    // A tooltip has the first claim to the key.
    if (event.key === 'Escape' && !event.defaultPrevented && isOpen) close();
  };

  // The open menu lies over the page: whoever tabs on must see where the focus went.
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
            </List>
          </>
        )}
      </Inner>
    </Bar>
  );
}

/**
 * The path of the item that is highlighted: of those that the address begins with the longest, so that an entry for an
 * older page does not light up another beside it; every address would begin with '/'. In any case, as routes are found.
 */
function activePath(items: readonly NavigationItem[], pathname: string): string | undefined {
  const here = comparable(pathname);
  const isActive = (own: string) => (own === '' ? here === own : here.startsWith(own));
  return items
    .map(({ path }) => path)
    .filter((path) => isActive(comparable(path)))
    .sort((one, other) => other.length - one.length)[0];
}

function comparable(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
