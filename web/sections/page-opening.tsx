import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Container } from '../ui/container.tsx';
import { Heading, Lead } from '../ui/text/heading.tsx';
import { Paragraphs } from '../ui/text/paragraphs.tsx';

type PageOpeningProps = {
  heading: string | null;
  intro: string | null;
  /** An illustration beside the text; without it the paragraphs are beside each other below the heading. */
  children?: ReactNode;
  /** A button below the text. */
  action?: ReactNode;
  /** Which of the two columns is wider. */
  wider?: 'words' | 'picture';
  /** Vertical alignment of the illustration beside the text. */
  align?: 'start' | 'center';
};

/** The opening of most pages: heading and introduction beside an illustration. */
export function PageOpening({ heading, intro, children, action, wider, align = 'center' }: PageOpeningProps) {
  return (
    <Block aria-labelledby="page-heading">
      <Container>
        <Layout $wider={wider} $align={align} $isAlone={!children}>
          <Words $isAlone={!children}>
            <Heading as="h1" $size="page" id="page-heading">
              {heading}
            </Heading>
            <Paragraphs text={intro ?? ''} as={Lead} />
            {action}
          </Words>
          {children}
        </Layout>
      </Container>
    </Block>
  );
}

const Block = styled.section`
  padding-block: ${theme.space.opening};
`;

const columns = { words: '7fr) minmax(0, 5fr', picture: '5fr) minmax(0, 7fr' };

const Layout = styled.div<{
  $wider: PageOpeningProps['wider'];
  $align: 'start' | 'center';
  $isAlone: boolean;
}>`
  display: grid;
  align-items: ${({ $align }) => $align};
  gap: ${theme.space[12]} ${theme.space[16]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: ${({ $wider, $isAlone }) =>
      $isAlone ? css`minmax(0, 1fr)` : css`minmax(0, ${$wider ? columns[$wider] : '1fr) minmax(0, 1fr'})`};
  }
`;

const Words = styled.div<{ $isAlone: boolean }>`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[6]};

  @media (width >= ${theme.width.wide}) {
    ${({ $isAlone }) =>
      $isAlone &&
      css`
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: ${theme.space[16]};

        > :not(p),
        > p:only-of-type {
          grid-column: 1 / -1;
        }
      `}
  }
`;
