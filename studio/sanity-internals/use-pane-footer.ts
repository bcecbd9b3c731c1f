import { type RefObject, useEffect, useState } from 'react';

/**
 * Adds an element at the top of the pane footer, which contains the Publish button, as the target of a portal;
 * undefined while there is no footer. The Studio has no slot there, and a sticky line inside the form would
 * cover the fields.
 */
export function usePaneFooter(inside: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();

  useEffect(() => {
    // `couplings.test.ts` covers these attributes.
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
