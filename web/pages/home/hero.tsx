import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { CategoryGallery } from './category-gallery.tsx';
import type { HomeContent } from './home-content.ts';

type HeroProps = {
  headline: string;
  /** Pictures that replace drawings of the eight categories. */
  images: HomeContent['heroImages'];
};

export function Hero({ headline, images }: HeroProps) {
  const [opening, rest] = firstSentence(headline);
  return (
    <Opening aria-labelledby="home-headline">
      <Container>
        <Layout>
          <Drawing>
            <Reveal>
              <Logo title="A building that stands on ten pillars" />
            </Reveal>
          </Drawing>
          <Words>
            <Reveal>
              <Heading as="h1" $size="hero" id="home-headline">
                {opening} {rest && <Rest>{rest}</Rest>}
              </Heading>
            </Reveal>
          </Words>
        </Layout>
        <CategoryGallery images={images} />
      </Container>
    </Opening>
  );
}

/** The headline is one text; its first sentence is set large, the others follow in a smaller size. */
function firstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.!?]\s/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[8]} ${theme.space[6]};
`;

const Drawing = styled.div`
  grid-column: 1 / -1;
  max-width: ${theme.size.drawing};

  @media (width >= ${theme.width.wide}) {
    grid-area: 1 / 9 / 2 / -1;
    max-width: none;
  }
`;

const Words = styled.div`
  grid-column: 1 / -1;

  @media (width >= ${theme.width.wide}) {
    grid-area: 1 / 1 / 2 / 9;
  }
`;

const Rest = styled.span`
  display: block;
  padding-top: ${theme.space[4]};
  max-width: ${theme.size.words};
  font-size: ${theme.text.subhead};
  letter-spacing: ${theme.tracking.slight};
  line-height: ${theme.leading.snug};
  color: ${theme.color.inkSoft};
`;
