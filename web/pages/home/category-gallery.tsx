import { keyframes, styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { getVisibleText } from '../../../content/visible-text.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { whileOutOfView } from '../../ui/out-of-view.ts';
import { VisuallyHidden, visuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { computeBayFrame, tallFacade, wideFacade, wideHome } from './facade-geometry.ts';
import type { HomeContent } from './home-query.ts';

/** Number of bays: the spaces between ten pillars, except the door. */
const BAY_COUNT = 8;

/** Edge of an editor's image in pixels: twice the largest displayed width. */
const IMAGE_EDGE = 160;

/** Maximum width of a portrait in the wide and in the two-story building. */
const PORTRAIT_SIZES = `${wideHome.replace('@media ', '')} 8rem, 4.5rem`;

type CategoryGalleryProps = {
  images: HomeContent['heroImages'];
  agents: HomeContent['agents'];
  door: HomeContent['heroDoor'];
};

/**
 * The category images in the building's frieze. Below each, between two pillars, is the agent of that category; the order is that
 * of the agents. The door is in the middle.
 */
export function CategoryGallery({ images, agents, door }: CategoryGalleryProps) {
  if (images.length === 0) return null;
  const bays = images
    .map((image) => ({
      image,
      place: agents.findIndex(({ icon }) => icon !== null && icon === image.category),
    }))
    .sort((one, other) => getBayOrder(one) - getBayOrder(other));
  const labelWidth = LABEL_LETTER * getLongestWordLength(images.map(({ label }) => label));
  const nameWidth = NAME_LETTER * getLongestWordLength(agents.map(({ name }) => name));
  return (
    <Frame>
      <Bays role="list">
        {bays.slice(0, BAY_COUNT).map(({ image: { _key, category, label, image }, place }, index) => {
          const agent = agents[place];
          const relief = (
            <Relief>
              <CategoryImage category={category} image={image} edge={IMAGE_EDGE} />
              <Label $width={labelWidth}>
                <span>{label}</span>
              </Label>
            </Relief>
          );
          return (
            <Bay key={_key} $index={index}>
              {agent ? (
                <SiteLink to={resolveHref('agent', agent.slug ?? '')}>
                  {relief}
                  <Niche>
                    <Portrait aria-hidden>
                      <AgentImage
                        name={agent.name ?? ''}
                        image={agent.image}
                        generatedImage={agent.generatedImage}
                        size="avatar"
                        sizes={PORTRAIT_SIZES}
                        isOpening
                      />
                    </Portrait>
                    <Name $width={nameWidth}>
                      <span>{agent.name}</span>
                    </Name>
                  </Niche>
                </SiteLink>
              ) : (
                relief
              )}
            </Bay>
          );
        })}
      </Bays>
      {door?.href && (
        <Door to={door.href}>
          {fitsDoor(door.label ?? '') ? (
            <span>{door.label}</span>
          ) : (
            <VisuallyHidden>{door.label}</VisuallyHidden>
          )}
        </Door>
      )}
    </Frame>
  );
}

/** Categories without an agent come last. */
function getBayOrder({ place }: { place: number }): number {
  return place < 0 ? BAY_COUNT : place;
}

/** The number of letters of the longest word. */
function getLongestWordLength(texts: readonly (string | null)[]): number {
  const words = texts.flatMap((text) => getVisibleText(text ?? '').split(/\s+/));
  return Math.max(0, ...words.map(({ length }) => length));
}

/** Maximum number of letters per line, and of words, on the door. */
const [MAX_DOOR_LETTERS, MAX_DOOR_WORDS] = [8, 3];

function fitsDoor(label: string): boolean {
  const words = getVisibleText(label).split(/\s+/);
  return words.length <= MAX_DOOR_WORDS && words.every(({ length }) => length <= MAX_DOOR_LETTERS);
}

const [tall, wide] = [computeBayFrame(tallFacade), computeBayFrame(wideFacade)];

/** The containing block of the bays and the door. */
const Frame = styled.div`
  position: relative;
  height: 100%;
`;

/** Widths of a letter in the fonts of labels and names, as parts of that of a zero. */
const [LABEL_LETTER, NAME_LETTER] = [0.84, 1.05];

/**
 * Hides words that are wider than a bay, as with a large minimum font size of the browser: breaking them would make them
 * unreadable. The same agents are listed below. Of the units of a font only `ch` follows that setting.
 */
const Fitting = styled.span<{ $width: number }>`
  justify-self: stretch;
  container-type: inline-size;
  text-align: center;
  overflow-wrap: normal;

  @container (width < ${({ $width }) => $width}ch) {
    > span {
      ${visuallyHidden}
    }
  }
`;

/** Covers the drawn door between two pillars; the narrow building has none. */
const Door = styled(SiteLink)`
  display: none;

  ${wideHome} {
    position: absolute;
    inset: calc(${wide.top} + 30%) 45.5% ${wide.bottom};
    display: grid;
    place-content: end center;
    padding-bottom: 1.6cqi;
    font-size: clamp(0.75rem, 1.15cqi, ${theme.text.small});
    line-height: ${theme.leading.snug};
    text-align: center;
    text-decoration: none;
    color: ${theme.color.onAccent};

    > span {
      max-width: min-content;
      overflow-wrap: normal;
    }
    &:hover > span {
      text-decoration: underline;
    }
  }
`;

/** Covers the drawing: two stories of four bays on a narrow page, four bays on each side of the door on a wide one. */
const Bays = styled.ul`
  position: absolute;
  inset: ${tall.top} ${tall.side} ${tall.bottom};
  display: grid;
  grid-template: 1fr 1fr / repeat(4, minmax(0, 1fr));
  row-gap: ${tall.floor};

  ${wideHome} {
    inset: ${wide.top} ${wide.side} ${wide.bottom};
    grid-template: 1fr / repeat(9, minmax(0, 1fr));
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(${theme.space[3]}); }
`;

const Bay = styled.li<{ $index: number }>`
  position: relative;
  animation: ${appear} ${theme.duration.reveal} ${theme.easing.out} backwards;
  animation-delay: ${({ $index }) => 1200 + 70 * $index}ms;
  ${whileOutOfView} {
    animation: none;
  }
  > a {
    display: block;
    height: 100%;
    color: inherit;
    text-decoration: none;
  }
  /* The fifth of nine columns is the door. */
  ${wideHome} {
    &:nth-child(n + 5) {
      grid-column: ${({ $index }) => $index + 2};
    }
  }
`;

/**
 * Relief and niche are positioned by the drawing's proportions: nested grids would be laid out several times. The font size is
 * limited by the bay's width, since the same agents are listed below with larger text; the negative margin makes the longest word
 * fit on the narrowest phone.
 */
const Relief = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: ${tall.frieze};
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  font-size: max(12px, min(4.1cqi, clamp(0.75rem, 0.6rem + 0.4vw, ${theme.text.caption})));
  line-height: 1.1;

  @media (width < 22rem) {
    letter-spacing: -0.06em;
  }
  ${wideHome} {
    height: ${wide.frieze};
  }
  svg,
  img {
    width: 11cqi;

    ${wideHome} {
      width: 4cqi;
    }
  }
`;

const Label = styled(Fitting)`
  margin-inline: calc(-1 * ${theme.border.rule});
`;

const Niche = styled.div`
  position: absolute;
  inset: calc(${tall.frieze} + ${tall.beam}) 0 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  justify-items: center;
  padding-top: ${theme.space[2]};

  ${wideHome} {
    top: calc(${wide.frieze} + ${wide.beam});
  }
`;

const Portrait = styled.div`
  align-self: end;
  width: 76%;
  max-height: 100%;
  min-height: 0;
  overflow: hidden;
  border-radius: ${theme.radius.niche};
  transition: transform ${theme.duration.quick} ${theme.easing.out};

  /* The whole square, since hair reaches almost to its edges. */
  > div {
    width: 100%;
    border-radius: 0;
  }
  a:hover & {
    transform: translateY(-${theme.space[1]});
  }
`;

const Name = styled(Fitting)`
  padding-block: ${theme.space[1]};
  font-family: ${theme.font.display};
  font-size: min(5.6cqi, clamp(0.9375rem, 0.55rem + 0.9vw, ${theme.text.title}));
  line-height: ${theme.leading.snug};

  a:hover & {
    color: ${theme.color.accent};
  }
`;
