import '../../../tests/setup/site-config.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { RichText } from '../../../content/sanity.types.ts';
import { AccessibilityReport } from './accessibility-report.tsx';
import results from './accessibility-results.json';
import { LegalView } from './legal-page.tsx';
import type { LegalContent } from './legal-query.ts';

function block(text: string, style: 'normal' | 'h2' | 'h3' = 'normal', key = text): RichText[number] {
  return { _type: 'block', _key: key, style, children: [{ _type: 'span', _key: 'span', text, marks: [] }] };
}

const labels = {
  legalDateLabel: 'In force since',
  legalChangesHeading: 'What changed',
  legalContentsHeading: 'Contents',
};

function renderPage(fields: Partial<LegalContent> = {}) {
  const content: LegalContent = {
    title: 'Terms of Use',
    effectiveDate: '2025-08-01',
    changes: [],
    comparison: null,
    body: [block('You accept these terms.')],
    labels,
    report: null,
    seo: null,
    ...fields,
  };
  return render(
    <MemoryRouter>
      <LegalView content={content} />
    </MemoryRouter>,
  );
}

describe('the changes', () => {
  it('have a heading and a date each, in the order of the content', () => {
    renderPage({
      changes: [
        { _key: 'b', date: '2026-03-05', text: 'Names the owner of the data.' },
        { _key: 'a', date: '2025-08-01', text: 'First version.' },
      ],
    });
    expect(screen.getByText('What changed')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '3/5/2026',
      '8/1/2025',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Names the owner of the data.',
      'First version.',
    ]);
  });

  it('are omitted when there are none', () => {
    renderPage();
    expect(screen.queryByText('What changed')).not.toBeInTheDocument();
  });
});

describe('the date', () => {
  it('is in the US format in any time zone', () => {
    renderPage();
    const date = screen.getByText('8/1/2025');
    expect(date).toHaveAttribute('datetime', '2025-08-01');
    expect(date.parentElement).toHaveTextContent('In force since 8/1/2025');
  });

  it('has no label when it is empty', () => {
    renderPage({ labels: null });
    expect(screen.getByText('8/1/2025').parentElement).toHaveTextContent(/^8\/1\/2025$/);
  });

  it('is omitted when it is missing, and unchanged when it is not a date', () => {
    renderPage({ effectiveDate: null });
    expect(screen.queryByText(/In force since/)).not.toBeInTheDocument();
    cleanup();
    renderPage({ effectiveDate: 'soon' });
    expect(screen.getByText('soon')).toBeVisible();
  });
});

describe('the table of contents', () => {
  it('links to each heading, also to two with the same text', () => {
    renderPage({
      body: [
        block('Changes', 'h2', 'a'),
        block('Of the site', 'h3', 'b'),
        block('Changes', 'h2', 'c'),
        block('The end.'),
      ],
    });
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = contents.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Changes', 'Of the site', 'Changes']);
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H1');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `/#${id}`));
    expect(headings.map(({ id }) => id)).toEqual(['changes', 'of-the-site', 'changes-2']);
  });

  it('is not rendered without headings', () => {
    renderPage({ body: [block(' ', 'h2'), block('A text.')] });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('A text.')).toBeVisible();
  });

  it('marks the current section', () => {
    let report = () => {};
    class FakeObserver {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    renderPage({ body: [block('One', 'h2'), block('Two', 'h2'), block('Three', 'h2')] });
    const scrollTo = (tops: Record<string, number>) => {
      for (const [name, top] of Object.entries(tops)) {
        const heading = screen.getByRole('heading', { name });
        heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
      }
      act(() => report());
    };
    const marked = () => screen.queryByRole('link', { current: 'location' })?.textContent;
    scrollTo({ One: 700, Two: 1400, Three: 2100 });
    expect(marked()).toBeUndefined();
    scrollTo({ One: -900, Two: 100, Three: 800 });
    expect(marked()).toBe('Two');
    vi.unstubAllGlobals();
  });

  it('lists sixty headings', () => {
    const body = Array.from({ length: 60 }, (_, index) => block(`Part ${index + 1}`, 'h2'));
    renderPage({ body });
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(60);
  });
});

it('shows only the title when all other fields are empty', () => {
  renderPage({ body: null, effectiveDate: null, labels: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
});

it('has the target of a link for print, unless the link text contains it', () => {
  const link = (words: string, href: string): RichText[number] => ({
    ...block(words),
    children: [{ _type: 'span', _key: 'span', text: words, marks: ['link'] }],
    markDefs: [{ _type: 'textLink', _key: 'link', href }],
  });
  renderPage({
    body: [link('contact page', '/contact'), link('mail@example.org', 'mailto:mail@example.org')],
  });
  expect(screen.getByRole('link', { name: 'contact page' })).toHaveAttribute('data-address', '/contact');
  expect(screen.getByRole('link', { name: 'mail@example.org' })).not.toHaveAttribute('data-address');
});

describe('the results of the accessibility checks', () => {
  const report = {
    heading: 'Results',
    introduction: 'Checked by machine.',
    standard: 'Standard',
    date: 'Checked on',
    check: 'Check',
    pages: 'Pages',
    issues: 'Issues',
    issuesHeading: 'Open issues',
    noIssues: 'None were found.',
  };

  it('are below the text and in the table of contents', () => {
    renderPage({ report });
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/#results');
    expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toHaveAttribute('id', 'results');
    expect(screen.getByText(results.standard)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Results' });
    expect(within(table).getAllByRole('row')).toHaveLength(results.checks.length + 1);
    for (const { label } of results.checks) expect(screen.getByText(label)).toBeVisible();
  });

  it('have an id of their own, like all other parts of the page', () => {
    const body = ['Results', 'Legal title', 'Contents heading'].map((words) => block(words, 'h2'));
    const { container } = renderPage({ report, body });
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    const links = screen.getAllByRole('link', { name: 'Results' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#results-2', '/#results']);
  });

  it('are omitted without a heading', () => {
    renderPage({ report: { ...report, heading: null } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('list each open issue with its page', () => {
    const check = { id: 'zoom', label: 'Nothing is lost', pages: 3 };
    const found = { ...results, checks: [check], issues: [{ check: 'zoom', page: '/about' }] };
    render(<AccessibilityReport words={report} results={found} />);
    expect(screen.getByRole('heading', { name: 'Open issues' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('/about: Nothing is lost');
    expect(screen.queryByText('None were found.')).not.toBeInTheDocument();
  });

  it('state that there is no open issue', () => {
    render(<AccessibilityReport words={report} results={{ ...results, issues: [] }} />);
    expect(screen.getByText('None were found.')).toBeVisible();
  });
});

it('shows a table of what exists today and what is planned', () => {
  const rows = [{ _key: 'a', subject: 'AI models', today: 'None.', planned: 'Undecided.' }];
  renderPage({ comparison: { subject: 'What', today: 'Today', planned: 'Planned', rows } });
  const row = screen.getByRole('row', { name: /^AI models/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['None.', 'Undecided.']);
  expect(screen.getByRole('columnheader', { name: 'Planned' })).toBeVisible();
});
