import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findHit } from './search-result.ts';

function Search({ words }: { words: string }) {
  return (
    <>
      <input type="text" defaultValue="a field of the form behind" />
      <div>
        <input type="text" aria-label="Search results" defaultValue={words} />
        <div data-testid="search-results">
          <a href="/studio/intent/edit/id=drafts.agent-tara;type=agent/">
            <span>Tara</span>
          </a>
        </div>
      </div>
      <a href="/studio/intent/edit/id=agent-neo;type=agent/">Neo</a>
    </>
  );
}

it('detects the document and the search text of an opened result', () => {
  render(<Search words=" daily penalties " />);
  expect(findHit(screen.getByText('Tara'))).toEqual({
    id: 'agent-tara',
    words: 'daily penalties',
    field: screen.getByRole('textbox', { name: 'Search results' }),
  });
});

it('ignores other links, and a search without text', () => {
  render(<Search words=" " />);
  expect(findHit(screen.getByText('Neo'))).toBeUndefined();
  expect(findHit(screen.getByText('Tara'))).toBeUndefined();
  expect(findHit(null)).toBeUndefined();
});
