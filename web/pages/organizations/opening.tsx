import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading, Lead } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { OrganizationIndex } from './organization-index.tsx';
import type { OrganizationEntry } from './organizations-content.ts';

type OpeningProps = {
  heading: string;
  intro: string;
  indexHeading: string | null;
  entries: readonly OrganizationEntry[];
};

/** The question of the page, and its whole answer at a glance beside it. */
export function Opening({ heading, intro, indexHeading, entries }: OpeningProps) {
  return (
    <Frame>
      <Container>
        <Layout>
          <Words>
            <Heading as="h1" $size="page">
              {heading}
            </Heading>
            <Paragraphs text={intro} as={Lead} />
          </Words>
          {entries.length > 0 && <OrganizationIndex heading={indexHeading} entries={entries} />}
        </Layout>
      </Container>
    </Frame>
  );
}

const Frame = styled.div`
  padding-top: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[16]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
`;
