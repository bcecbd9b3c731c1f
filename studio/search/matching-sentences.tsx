import { Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClient } from 'sanity';
import { createGlobalStyle } from 'styled-components';
import { type Result, readResults } from '../sanity-internals/search-result.ts';
import { fetchSearchIndex, type SearchIndex } from './fetch-search-index.ts';
import { findSentence, type Sentence } from './find-text.ts';

/** Replaces the subtitle of a result by the sentence: the Studio's rows have a fixed height. */
const InTheSecondLine = createGlobalStyle`
  [data-testid='default-preview__header']:has(> [data-found-sentence])
    > :not(:first-child, [data-found-sentence]) {
    display: none;
  }
  [data-found-sentence] mark {
    padding: 0 1px;
    border-radius: 2px;
    background: var(--card-badge-caution-bg-color, #fbe6a2);
    color: inherit;
    font-weight: 600;
  }
`;

/** Shows in each result of the Studio's search the sentence that matches. The Studio shows only titles. */
export function MatchingSentences() {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [results, setResults] = useState<readonly Result[]>([]);
  const [searchIndex, setSearchIndex] = useState<SearchIndex>();
  useEffect(() => {
    const look = () => setResults((last) => unlessSame(last, readResults(document)));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
    return () => observer.disconnect();
  }, []);
  const isSearching = results.length > 0;
  useEffect(() => {
    if (!isSearching) return;
    let isWanted = true;
    fetchSearchIndex(client).then(
      (read) => isWanted && setSearchIndex(read),
      // On errors, the results stay unchanged.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [client, isSearching]);
  if (!searchIndex || !isSearching) return null;
  return (
    <>
      <InTheSecondLine />
      {results.map(({ line, id, words }) => {
        const sentence = findSentence(searchIndex.documents.get(id), words, searchIndex.site);
        return sentence && line.isConnected ? createPortal(<SearchHit {...sentence} />, line, id) : null;
      })}
    </>
  );
}

function SearchHit({ before, match, after }: Sentence) {
  return (
    <Text data-found-sentence muted size={1} textOverflow="ellipsis">
      {before}
      <mark>{match}</mark>
      {after}
    </Text>
  );
}

function unlessSame(last: readonly Result[], next: readonly Result[]): readonly Result[] {
  const isSame =
    last.length === next.length &&
    next.every(({ line, id, words }, index) => {
      const other = last[index];
      return other?.line === line && other.id === id && other.words === words;
    });
  return isSame ? last : next;
}
