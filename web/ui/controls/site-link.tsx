import { Link, type LinkProps } from 'react-router-dom';
import { isServersOwn } from '../../../content/hrefs.ts';

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of the site, a hash, a file's path, or an absolute URL. */
  to: string;
}

const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link from the content. Pages of the site open with a view transition
 * (https://reactrouter.com/how-to/view-transitions); files, the Studio and absolute URLs are loaded by the browser.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const isBrowsers = absolute.test(to) || isServersOwn(to);
  return <Link reloadDocument={isBrowsers} viewTransition={!to.startsWith('#')} {...rest} to={to} />;
}
