import { Link, type LinkProps } from 'react-router-dom';
import { isServersOwn } from '../../schemas/hrefs.ts';

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of the site, a hash of the page, a file's path, or any other address. */
  to: string;
}

const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link of the content. Another page of the site comes with a view transition
 * (https://reactrouter.com/how-to/view-transitions); files, the Studio and absolute addresses are the browser's to load.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const isBrowsers = absolute.test(to) || isServersOwn(to);
  return <Link reloadDocument={isBrowsers} viewTransition={!to.startsWith('#')} {...rest} to={to} />;
}
