import { useEffect, useRef } from 'react';

/**
 * Sets the document's language when the site's language changes. The server has written the first one, which a translator in the
 * browser may have replaced by its own since.
 */
export function useDocumentLanguage(language: string): void {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const { documentElement } = document;
    const changed = previous.current !== undefined && previous.current !== language;
    if (changed || documentElement.lang === '') documentElement.lang = language;
    previous.current = language;
  }, [language]);
}
