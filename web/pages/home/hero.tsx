import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { CategoryGallery } from './category-gallery.tsx';
import { FacadeDrawing } from './facade-drawing.tsx';
import { wideHome } from './facade-geometry.ts';
import type { HomeContent } from './home-query.ts';

type HeroProps = {
  headline: string;
  /** The description of the product. */
  text: string | null;
  button: HomeContent['heroButton'];
  /** The quieter link beside the button. */
  link: HomeContent['heroLink'];
  /** The link of the building's door. */
  door: HomeContent['heroDoor'];
  productName: string;
  /** Alternative text of the building. */
  logoAlt: string | null;
  /** The eight categories, each with its drawing or an editor's image. */
  images: HomeContent['heroImages'];
  agents: HomeContent['agents'];
};

export function Hero({
  headline,
  text,
  button,
  link,
  door,
  productName,
  logoAlt,
  images,
  agents,
}: HeroProps) {
  const [opening, rest] = splitAfterFirstSentence(headline);
  return (
    <Opening aria-labelledby="home-headline">
      <Container>
        <Layout>
          <Reveal>
            {/* One text in several elements: the Studio's preview opens it as a whole. */}
            <Headline as="h1" $size="hero" id="home-headline" data-sanity-edit-target="">
              {opening} {rest && <Rest>{rest}</Rest>}
            </Headline>
            {text && <Statement>{text}</Statement>}
            {(button?.href || link?.href) && (
              <Actions>
                {button?.href && <LinkButton to={button.href}>{button.label}</LinkButton>}
                {link?.href && <TextLink to={link.href}>{link.label}</TextLink>}
              </Actions>
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
          {door?.href && <NarrowDoor to={door.href}>{door.label}</NarrowDoor>}
        </Layout>
      </Container>
    </Opening>
  );
}

/** Splits the headline after its first sentence, which is set larger than the rest. */
function splitAfterFirstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[.!?]\s/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

/** Without padding below, so that the building stands on the next section. */
const Opening = styled.section`
  padding-top: clamp(${theme.space[4]}, 3.4vw, ${theme.space[12]});
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

/** Also limited by the window's height, so that the agents' names in the building are in view at first. */
const Headline = styled(Heading)`
  font-size: min(${theme.text.hero}, max(2.375rem, 7.4vh));
`;

const Statement = styled(Lead)`
  max-width: 66rem;
  padding-top: ${theme.space[4]};
  line-height: 1.45;
`;

const Actions = styled.div`
  font-size: ${theme.text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding-top: ${theme.space[4]};

  ${wideHome} {
    /* The roof leaves room beside its slope. */
    margin-bottom: -${theme.space[6]};
    column-gap: ${theme.space[8]};
  }
`;

/** The narrow building has no door, so its link is on the ground before it. */
const NarrowDoor = styled(TextLink)`
  justify-self: center;

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
  padding-top: ${theme.space[3]};
  max-width: ${theme.size.words};
  font-size: ${theme.text.subhead};
  letter-spacing: ${theme.tracking.slight};
  line-height: ${theme.leading.snug};
  color: ${theme.color.inkSoft};

  ${wideHome} {
    max-width: none;
  }
`;
