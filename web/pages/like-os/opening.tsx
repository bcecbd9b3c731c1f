import { styled } from 'styled-components';
import { imageUrl } from '../../content/images.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading, Lead } from '../../ui/heading.tsx';
import { ImageWithFallback } from '../../ui/image-with-fallback.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { LikeOsContent } from './like-os-content.ts';
import { TwoStacks } from './two-stacks.tsx';

type OpeningProps = Pick<LikeOsContent, 'intro' | 'image'> & {
  heading: string;
  /** How many plates the drawn stacks have. */
  layers: number;
};

/** Twice the widest that the picture is shown at, in pixels, at 4:3. */
const PICTURE = { width: 1440, height: 1080 };

/** The heading, and beside it the editor's picture or our drawing of two stacks. */
export function Opening({ heading, intro, image, layers }: OpeningProps) {
  return (
    <Block>
      <Container>
        <Layout>
          <Reveal>
            <Stack $gap={6}>
              <Heading as="h1" $size="page">
                {heading}
              </Heading>
              {intro && <Paragraphs text={intro} as={Lead} />}
            </Stack>
          </Reveal>
          <Reveal>
            {image?.asset ? (
              <ImageWithFallback
                src={imageUrl(image).size(PICTURE.width, PICTURE.height).fit('crop').url()}
                alt={image.alt ?? ''}
                {...PICTURE}
              />
            ) : (
              <TwoStacks layers={layers} />
            )}
          </Reveal>
        </Layout>
      </Container>
    </Block>
  );
}

const Block = styled.header`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
