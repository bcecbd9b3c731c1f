import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isServersOwn } from '../../schemas/hrefs.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, a hash of the page, a file's path, or any other address. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Loads a new document even for a path of the site. */
  reloadDocument?: boolean;
}

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link that keeps the application running within the site, and an ordinary one to anywhere else. It is made of
 * React Router's hooks: its own `Link` brings what prefetches for another kind of router, 2 KB on every page.
 */
export function Link({ to, reloadDocument = false, ...rest }: LinkProps) {
  const isOrdinary = reloadDocument || elsewhere.test(to) || isServersOwn(to);
  return isOrdinary ? <a {...rest} href={to} /> : <SiteLink {...rest} to={to} />;
}

function SiteLink({ to, onClick, ...rest }: Omit<LinkProps, 'reloadDocument'>) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { target: rest.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}
