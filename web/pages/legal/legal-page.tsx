import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { visibleText } from '../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { LegalContent } from './legal-content.ts';
import { legalQuery } from './legal-query.ts';
import { outlineOf } from './outline.ts';
import { PrintStyle } from './print-style.ts';
import { TableOfContents } from './table-of-contents.tsx';

/** Comes with the page: the site loads both as one file. */
export { legalQuery };

export function LegalPage({ documentId }: { documentId: string }) {
  const { data } = useSuspenseQuery(legalQuery(documentId));
  return data && <LegalView content={data} />;
}

/** A static legal page of spec section 2: title, date, table of contents, text. */
export function LegalView({ content: { title, effectiveDate, body, labels } }: { content: LegalContent }) {
  const outline = useMemo(() => outlineOf(body ?? []), [body]);
  const headingIds = useMemo(() => new Map(outline.map(({ key, id }) => [key, id])), [outline]);
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
              {labels?.legalDateLabel} <time dateTime={effectiveDate}>{shortDate(effectiveDate)}</time>
            </Since>
          )}
        </Opening>
        <Layout>
          {outline.length > 0 && (
            <TableOfContents heading={labels?.legalContentsHeading ?? ''} entries={outline} />
          )}
          {body && (
            <Text>
              <RichText value={body} headingIds={headingIds} />
            </Text>
          )}
        </Layout>
      </Container>
    </Page>
  );
}

/** `2025-08-01` as `8/1/2025`, the way spec section 2 writes it; what is no date stays as it is. */
function shortDate(date: string): string {
  const day = new Date(visibleText(date));
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(day);
}

const Page = styled.article`
  padding-block: ${theme.space.opening} ${theme.space.section};

  @media print {
    padding: 0;
  }
`;

const Opening = styled.header`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space.opening};
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

/** Its sections are numbered, in the margin where there is one. */
const Text = styled.div`
  counter-reset: section;

  h2 {
    counter-increment: section;
    scroll-margin-top: calc(${theme.size.navigation} + ${theme.space[4]});
  }
  h2::before {
    padding-inline-end: ${theme.space[3]};
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
    content: counter(section);
    content: counter(section) / '';
  }

  @media (width >= ${theme.width.wide}) {
    padding-inline-start: ${theme.space[12]};

    h2::before {
      float: left;
      width: ${theme.space[12]};
      margin-inline-start: calc(-1 * ${theme.space[12]});
      padding: 0;
    }
  }
`;
