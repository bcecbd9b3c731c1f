import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';

type OpeningProps = { heading: string; intro: string | null };

/** Heading and introduction side by side, so that the drawing below starts on the first screen. */
export function Opening({ heading, intro }: OpeningProps) {
  return (
    <Block>
      <Container>
        <Reveal>
          <Layout>
            <Heading as="h1" $size="page">
              {heading}
            </Heading>
            {intro && (
              <Stack $gap={4}>
                <Paragraphs text={intro} as={Lead} />
              </Stack>
            )}
          </Layout>
        </Reveal>
      </Container>
    </Block>
  );
}

const Block = styled.header`
  padding-block: ${theme.space.opening} ${theme.space[12]};
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
