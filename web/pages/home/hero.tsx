import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading, Lead } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CategoryGallery } from './category-gallery.tsx';
import { FacadeDrawing } from './facade-drawing.tsx';
import { wideHome } from './facade-geometry.ts';
import type { HomeContent } from './home-query.ts';

type HeroProps = {
  headline: string;
  /** The description of the product. */
  text: string | null;
  button: HomeContent['heroButton'];
  /** The link of the building's door. */
  door: HomeContent['heroDoor'];
  productName: string;
  /** Alternative text of the building. */
  logoAlt: string | null;
  /** The eight categories, each with its drawing or an editor's image. */
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
            {/* One text in several elements: the Studio's preview opens it as a whole. */}
            <Heading as="h1" $size="hero" id="home-headline" data-sanity-edit-target="">
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

/** Splits the headline after its first sentence, which is set larger than the rest. */
function firstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.!?]\s/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

/** Without padding below, so that the building stands on the next section. */
const Opening = styled.section`
  padding-top: clamp(${theme.space[6]}, 3vw, ${theme.space[12]});
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

/** The description and the main action, side by side if there is space. */
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

/** The narrow building has no door, so its link is beside the button. */
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

/** As large as the building, so that its absolutely positioned children do not move when the Reveal transition ends. */
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
