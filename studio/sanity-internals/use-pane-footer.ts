import { type RefObject, useEffect, useState } from 'react';

/**
 * A place of its own at the top of the footer that has the Publish button, for a portal; undefined while there is
 * none. The Studio has no slot there, and a line that stuck to the form's edge would cover what is being written.
 */
export function usePaneFooter(inside: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();

  useEffect(() => {
    // `couplings.test.ts` lists these names of the Studio.
    const pane = inside.current?.closest('[data-ui="Pane"]');
    const footer = pane?.querySelector('[data-testid="pane-footer"]');
    if (!footer) return;
    const element = document.createElement('div');
    footer.prepend(element);
    setHost(element);
    return () => {
      element.remove();
      setHost(undefined);
    };
  }, [inside]);

  return host;
}
