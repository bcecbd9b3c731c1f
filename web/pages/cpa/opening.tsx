import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { SignatureLine } from './signature-line.tsx';

type OpeningProps = {
  heading: string;
  intro: string;
  statement: string | null;
};

/** The heading, and a statement about the product's team with a signature line. */
export function Opening({ heading, intro, statement }: OpeningProps) {
  return (
    <Frame>
      <Container>
        <Layout>
          <Title as="h1" $size="page">
            {heading}
          </Title>
          {statement && (
            <Statement>
              <Reveal>
                <p>{statement}</p>
                <SignatureLine />
              </Reveal>
            </Statement>
          )}
          <Intro>
            <Paragraphs text={intro} as={Lead} />
          </Intro>
        </Layout>
      </Container>
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${theme.space.opening} ${theme.space.section};
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[16]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Title = styled(Heading)`
  grid-column: 1 / -1;
`;

/** The signature line is aligned with the end of the text beside it. */
const Statement = styled.div`
  > div {
    display: grid;
    align-content: space-between;
  }
  p {
    font-family: ${theme.font.display};
    font-size: ${theme.text.subhead};
    letter-spacing: ${theme.tracking.slight};
    line-height: ${theme.leading.snug};
    text-wrap: balance;
  }
`;

const Intro = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
`;
