import { use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/text/data-table.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import builtResults from './accessibility-results.json';
import type { LegalContent } from './legal-query.ts';
import { formatShortDate } from './short-date.ts';

/** The editable labels around the results. */
export type ReportWords = NonNullable<LegalContent['report']>;

type Check = { id: string; label: string; pages: number };
type Issue = { check: string; page: string };
type Results = { date: string; standard: string; checks: Check[]; issues: Issue[] };

interface ReportProps {
  words: ReportWords;
  /** The results of the build by default; tests pass others. */
  results?: Results;
}

/** Id of the heading, for the table of contents. */
export const reportId = 'results';

/**
 * The results of the last accessibility checks. They are part of the build: `npx node scripts/tools/accessibility.ts` writes them, and
 * `npm test` fails when they differ from the current results.
 */
export function AccessibilityReport({ words, results = builtResults }: ReportProps) {
  const columns = makeColumns(words, results.issues);
  return (
    <Report aria-labelledby={reportId}>
      <h2 id={reportId}>{words.heading}</h2>
      {words.introduction && <p>{words.introduction}</p>}
      <Facts>
        <dt>{words.standard}</dt>
        <dd>{results.standard}</dd>
        <dt>{words.date}</dt>
        <dd>
          <time dateTime={results.date}>{formatShortDate(results.date, use(Language))}</time>
        </dd>
      </Facts>
      <DataTable
        caption={<VisuallyHidden>{words.heading}</VisuallyHidden>}
        columns={columns}
        rows={results.checks}
        getKey={(check) => check.id}
      />
      {results.issues.length > 0 ? <OpenIssues words={words} results={results} /> : <p>{words.noIssues}</p>}
    </Report>
  );
}

function makeColumns({ check, pages, issues }: ReportWords, open: readonly Issue[]): Column<Check>[] {
  const count = (id: string) => open.filter((issue) => issue.check === id).length;
  return [
    { key: 'check', heading: check, rowHeading: true, cell: ({ label }) => label },
    { key: 'pages', heading: pages, numeric: true, cell: (row) => row.pages },
    { key: 'issues', heading: issues, numeric: true, cell: ({ id }) => count(id) },
  ];
}

/** The pages that fail a check. */
function OpenIssues({ words, results: { checks, issues } }: Required<ReportProps>) {
  const findLabel = (id: string) => checks.find((check) => check.id === id)?.label;
  return (
    <>
      <h3>{words.issuesHeading}</h3>
      <ul>
        {issues.map(({ check, page }) => (
          <li key={`${check} ${page}`}>
            <strong>{page}</strong>: {findLabel(check)}
          </li>
        ))}
      </ul>
    </>
  );
}

const Report = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  padding-top: ${theme.space[16]};

  > p {
    max-width: ${theme.size.measure};
  }
  ul {
    padding-inline-start: ${theme.space[6]};
  }
  thead th:first-child {
    width: 70%;
  }
  tbody th {
    font-weight: ${theme.weight.regular};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[6]};

  dt {
    color: ${theme.color.inkSoft};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;
