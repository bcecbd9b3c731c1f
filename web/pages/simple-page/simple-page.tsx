import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SIMPLE_PAGE_QUERY_RESULT } from '../../content/sanity.types.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Eyebrow, Heading, Lead } from '../../ui/heading.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { simplePageQuery } from './simple-page-query.ts';

export function SimplePage({ documentId }: { documentId: string }) {
  const { data } = useSuspenseQuery(simplePageQuery(documentId));
  return data && <SimplePageView content={data} />;
}

/** A page that is a heading and a text: the legal pages, and others until they have a design of their own. */
export function SimplePageView({ content }: { content: NonNullable<SIMPLE_PAGE_QUERY_RESULT> }) {
  return (
    <Page>
      <Container>
        <Layout>
          <Opening>
            {content.effectiveDate && <Eyebrow>Effective {shortDate(content.effectiveDate)}</Eyebrow>}
            <Heading as="h1" $size="page">
              {content.heading}
            </Heading>
            <Paragraphs text={content.intro ?? ''} as={Lead} />
          </Opening>
          {content.body ? (
            <RichText value={content.body} />
          ) : (
            <Drawing>
              <Logo />
            </Drawing>
          )}
        </Layout>
      </Container>
    </Page>
  );
}

/** `2025-08-01` as `8/1/2025`, the way spec section 2 writes it. */
function shortDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(new Date(date));
}

const Page = styled.article`
  padding-block: ${theme.space.opening} ${theme.space.section};
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Opening = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
`;

const Drawing = styled.div`
  max-width: ${theme.size.cardLarge};

  @media (width >= ${theme.width.wide}) {
    justify-self: end;
    width: 100%;
  }
`;
