import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import type { LikeOsContent } from './like-os-query.ts';

/** The depth of the towers in the drawing. */
export const SLAB_DEPTH = theme.space[8];

/** Left tower, gap and right tower: the same columns in every layer. */
export const sideBySide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(11rem, 26%, 20rem) minmax(0, 1fr);
`;

type LayerProps = {
  comparison: LikeOsContent['comparisons'][number];
  labels: { operatingSystem: string; platform: string };
  /** Only the topmost layer shows its upper face. */
  place: 'top' | 'below';
};

/** One layer of both towers, and the line that connects its sides. */
export function Layer({ comparison, labels, place }: LayerProps) {
  return (
    <li>
      <Reveal>
        <Level>
          <Tie>
            <Heading $size="title">{comparison.area}</Heading>
          </Tie>
          <Sides>
            <Slab $side="left" $place={place}>
              <Eyebrow as="dt">{labels.operatingSystem}</Eyebrow>
              <dd>
                <Paragraphs text={comparison.operatingSystem ?? ''} />
              </dd>
            </Slab>
            <Slab $side="right" $place={place}>
              <Eyebrow as="dt">{labels.platform}</Eyebrow>
              <dd>
                <Paragraphs text={comparison.platform ?? ''} />
              </dd>
            </Slab>
          </Sides>
        </Level>
      </Reveal>
    </li>
  );
}

const Level = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  height: 100%;

  @media (width >= ${theme.width.medium}) {
    ${sideBySide}
    gap: 0;
  }
`;

const Tie = styled.div`
  @media (width >= ${theme.width.medium}) {
    display: grid;
    grid-area: 1 / 2;
    grid-template-rows: 1fr auto 1fr;
    align-items: end;
    gap: ${theme.space[1]};
    /* Centers the line on the towers' sides, which are half the depth above the front. */
    padding: 0 calc(${SLAB_DEPTH} + ${theme.space[2]}) ${SLAB_DEPTH};
    text-align: center;

    /* With little space between the towers, long words need the small size. */
    @media (width < ${theme.width.wide}) {
      h2 {
        font-size: ${theme.text.small};
      }
    }

    /* Keeps a layer with a two-line name as high as the others. */
    h2 {
      margin-top: calc(-1 * ${theme.space[3]});
      /* Gives long words more width before they break. */
      margin-inline: calc(-1 * ${theme.space[3]});
    }

    /* The line that connects the two sides of a layer. */
    &::after {
      content: '';
      margin-inline: calc(-1 * ${theme.space[2]});
      border-top: ${theme.border.rule} dotted ${theme.color.accent};
    }
  }
`;

const Sides = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  @media (width >= ${theme.width.medium}) {
    display: contents;
  }
`;

/** On narrow screens, the connection to the slab above, where both slabs of a layer are stacked. */
const tieAbove = css`
  &::before {
    content: '';
    position: absolute;
    inset: auto auto 100% 50%;
    height: ${theme.space[4]};
    border-inline-start: ${theme.border.rule} dotted ${theme.color.accent};
  }
`;

type SlabLook = { $side: 'left' | 'right'; $place: 'top' | 'below' };

/** A face that recedes from an edge of the slab's front. */
const face = css`
  content: '';
  position: absolute;
  background: ${theme.color.paperSunken};
  border: ${theme.border.hair} solid ${theme.color.ink};
`;

const leaning = {
  left: {
    side: css`inset: -1px auto -1px 100%; transform-origin: left; transform: skewY(-45deg);`,
    top: css`transform-origin: bottom; transform: skewX(-45deg);`,
  },
  right: {
    side: css`inset: -1px 100% -1px auto; transform-origin: right; transform: skewY(45deg);`,
    top: css`transform-origin: bottom; transform: skewX(45deg);`,
  },
};

const tower = css<SlabLook>`
  grid-row: 1;
  grid-column: ${({ $side }) => ($side === 'left' ? 1 : 3)};
  min-height: 9rem;
  margin-top: -1px;

  dt {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &::after {
    ${face}
    width: ${SLAB_DEPTH};
    ${({ $side }) => leaning[$side].side}
  }
  ${({ $side, $place }) =>
    $place === 'top' &&
    css`
      &::before {
        ${face}
        inset: auto -1px 100%;
        height: ${SLAB_DEPTH};
        background: ${theme.color.paperRaised};
        ${leaning[$side].top}
      }
    `}
`;

const Slab = styled.div<SlabLook>`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  padding: clamp(${theme.space[4]}, 2vw, ${theme.space[6]});
  border: ${theme.border.hair} solid ${theme.color.ink};
  background: ${({ $side }) => ($side === 'left' ? theme.color.paperRaised : theme.color.accentWash)};

  @media (width < ${theme.width.medium}) {
    ${({ $side }) => $side === 'right' && tieAbove}
  }
  @media (width >= ${theme.width.medium}) {
    ${tower}
  }
`;
