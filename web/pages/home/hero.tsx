import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { editTarget } from '../../ui/edit-target.ts';
import { Heading, Lead } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CategoryGallery } from './category-gallery.tsx';
import { FacadeDrawing } from './facade-drawing.tsx';
import { wideHome } from './facade-geometry.ts';
import type { HomeContent } from './home-query.ts';

type HeroProps = {
  headline: string;
  /** What this is. */
  text: string | null;
  button: HomeContent['heroButton'];
  /** Where the door of the building leads. */
  door: HomeContent['heroDoor'];
  productName: string;
  /** Describes the drawn building to those who cannot see it. */
  logoAlt: string | null;
  /** The eight categories, each with its drawing or an editor's picture. */
  images: HomeContent['heroImages'];
  agents: HomeContent['agents'];
};

export function Hero({ headline, text, button, door, productName, logoAlt, images, agents }: HeroProps) {
  const [opening, rest] = firstSentence(headline);
  return (
    <Opening aria-labelledby="home-headline">
      <Container>
        <Layout>
          <Reveal>
            <Heading as="h1" $size="hero" id="home-headline" {...editTarget}>
              {opening} {rest && <Rest>{rest}</Rest>}
            </Heading>
            {(text || button?.href || door?.href) && (
              <Statement>
                {text && <Lead>{text}</Lead>}
                {button?.href && <LinkButton to={button.href}>{button.label}</LinkButton>}
                {door?.href && <NarrowDoor to={door.href}>{door.label}</NarrowDoor>}
              </Statement>
            )}
          </Reveal>
          <House>
            <Reveal>
              <FacadeDrawing title={logoAlt ?? ''} inscription={productName} />
            </Reveal>
            <Front>
              <Reveal>
                <CategoryGallery images={images} agents={agents} door={door} />
              </Reveal>
            </Front>
          </House>
        </Layout>
      </Container>
    </Opening>
  );
}

/** The headline is one text; its first sentence is set large, the others follow in a smaller size. */
function firstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.!?]\s/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

/** The building stands on what comes next. */
const Opening = styled.section`
  padding-top: clamp(${theme.space[6]}, 3vw, ${theme.space[12]});
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

/** What it is, and what to do next; side by side where there is room. */
const Statement = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-top: ${theme.space[6]};

  p {
    text-wrap: balance;
  }
`;

/** The narrow building is drawn without a door: its link stands beside the button. */
const NarrowDoor = styled(TextLink)`
  ${wideHome} {
    display: none;
  }
`;

const House = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;
  max-width: ${theme.size.cardLarge};
  margin-inline: auto;

  ${wideHome} {
    max-width: none;
  }
`;

/** As large as the house, so that what is placed on it stays where it is when its Reveal has done moving. */
const Front = styled.div`
  position: absolute;
  inset: 0;
`;

const Rest = styled.span`
  display: block;
  padding-top: ${theme.space[4]};
  max-width: ${theme.size.words};
  font-size: ${theme.text.subhead};
  letter-spacing: ${theme.tracking.slight};
  line-height: ${theme.leading.snug};
  color: ${theme.color.inkSoft};

  ${wideHome} {
    max-width: none;
  }
`;
