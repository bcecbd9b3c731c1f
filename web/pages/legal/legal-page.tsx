import { use, useMemo } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { getSiteConfig } from '../../data/env.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Language } from '../../ui/language.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { definePage } from '../define-page.ts';
import { AccessibilityReport, type ReportWords, reportId } from './accessibility-report.tsx';
import { Changes } from './changes.tsx';
import { type LegalContent, legalQuery } from './legal-query.ts';
import { makeOutline, type OutlineEntry } from './outline.ts';
import { formatShortDate } from './short-date.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { TodayAndPlanned } from './today-and-planned.tsx';

/** A printed legal page has no footer, and shows the targets of its links. */
const PrintStyle = createGlobalStyle`
  @media print {
    #root > :not(main) { display: none; }

    a[data-address]::after {
      font-size: ${theme.text.caption};
      overflow-wrap: anywhere;
      content: ' (' attr(data-address) ')';
    }
    a[data-address^='/']::after {
      content: ' (${() => getSiteConfig().siteUrl.replaceAll("'", '')}' attr(data-address) ')';
    }
  }
`;

export const page = definePage({
  query: ({ documentId = '' }) => legalQuery(documentId),
  View: LegalView,
});

/** A legal page: title, date, table of contents, text. */
export function LegalView({ content }: { content: LegalContent }) {
  const { title, effectiveDate, changes, comparison, body, labels } = content;
  const language = use(Language);
  const report = content.report?.heading ? content.report : undefined;
  const outline = useMemo(() => makeOutline(body ?? [], report ? [reportId] : []), [body, report]);
  const headingIds = useMemo(() => new Map(outline.map(({ key, id }) => [key, id])), [outline]);
  const entries = useMemo(() => [...outline, ...makeReportEntry(report)], [outline, report]);
  return (
    <Page aria-labelledby="legal-title">
      <PrintStyle />
      <Container>
        <Opening>
          <Heading as="h1" $size="page" id="legal-title">
            {title}
          </Heading>
          {effectiveDate && (
            <Since>
              {labels?.legalDateLabel}{' '}
              <time dateTime={effectiveDate}>{formatShortDate(effectiveDate, language)}</time>
            </Since>
          )}
          <Changes heading={labels?.legalChangesHeading} changes={changes} />
        </Opening>
        <Layout>
          {entries.length > 0 && (
            <TableOfContents heading={labels?.legalContentsHeading ?? ''} entries={entries} />
          )}
          {(body || report) && (
            <Text>
              {comparison && comparison.rows.length > 0 && (
                <TodayAndPlanned title={title} comparison={comparison} />
              )}
              {body && <RichText value={body} headingIds={headingIds} />}
              {report && <AccessibilityReport words={report} />}
            </Text>
          )}
        </Layout>
      </Container>
    </Page>
  );
}

/** Returns the table of contents' entry for the results of the checks. */
function makeReportEntry(report: ReportWords | undefined): OutlineEntry[] {
  const text = report?.heading;
  return text ? [{ key: reportId, id: reportId, text, level: 2 }] : [];
}

const Page = styled.article`
  padding-block: ${theme.space.opening} ${theme.space.section};

  @media print {
    padding: 0;
  }
`;

/** The changes are beside the date, above the text. */
const Opening = styled.header`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space.opening};

  @media screen and (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: start;
    gap: ${theme.space[6]} ${theme.space[16]};

    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

const Since = styled.p`
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  @media screen and (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: start;
    gap: ${theme.space[16]};
  }
`;

/** The sections are numbered, in the margin if there is one, otherwise before the heading. */
const Text = styled.div`
  counter-reset: section;
  --numbers: ${theme.space[8]};

  h2 {
    padding-inline-start: var(--numbers);
    counter-increment: section;
  }
  h2::before {
    float: left;
    width: var(--numbers);
    margin-inline-start: calc(-1 * var(--numbers));
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
    content: counter(section);
    content: counter(section) / '';
  }

  @media (width >= ${theme.width.wide}) {
    --numbers: ${theme.space[12]};
    padding-inline-start: var(--numbers);

    h2 {
      padding-inline-start: 0;
    }
  }
`;
