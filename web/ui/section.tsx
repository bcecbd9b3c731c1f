import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { bandDeclarations, theme } from '../theme/theme.ts';
import { Container } from './container.tsx';

type Tone = 'paper' | 'sunken' | 'band';

type SectionProps = {
  children: ReactNode;
  /** Target of in-page links. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  tone?: Tone;
  ref?: Ref<HTMLElement>;
};

/** A full-width block of a page: one idea, with the page's gutters and vertical rhythm. */
export function Section({ children, id, labelledBy, tone = 'paper', ref }: SectionProps) {
  return (
    <Block ref={ref} id={id} aria-labelledby={labelledBy} $tone={tone}>
      <Container>{children}</Container>
    </Block>
  );
}

const tones = {
  paper: css``,
  sunken: css`
    background: ${theme.color.paperSunken};
  `,
  band: css`
    ${bandDeclarations}
  `,
};

/** What stands in for the height of a section that was never near the window. */
const LIKELY_HEIGHT = '45rem';

/**
 * Below the first screen nothing is laid out before it comes near: most of a page's work is there. Only where the browser
 * then keeps what is in view in its place (Safari has learned that later than the other): a link that leads past such
 * sections would end beside its target. Paper: theme/print.css.
 */
export const laidOutWhenNear = css`
  @supports (overflow-anchor: auto) {
    &:not(:first-child) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${LIKELY_HEIGHT};
    }
  }
`;

const Block = styled.section<{ $tone: Tone }>`
  padding-block: ${theme.space.section};
  ${({ $tone }) => tones[$tone]}
  ${laidOutWhenNear}
`;
