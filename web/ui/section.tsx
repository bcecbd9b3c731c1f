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

/** A full-width block of a page, with the page's gutters and vertical spacing. */
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

/** Placeholder height of a section that has not been laid out yet. */
const PLACEHOLDER_HEIGHT = '45rem';

/**
 * Skips layout of sections below the first screen until they come near, which saves most of a page's layout work. Applied only in
 * browsers with scroll anchoring (Safari added it late): otherwise a link past such sections would scroll to a wrong position.
 * Print resets it: theme/print.css.
 */
export const laidOutWhenNear = css`
  @supports (overflow-anchor: auto) {
    &:not(:first-child) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${PLACEHOLDER_HEIGHT};
    }
  }
`;

const Block = styled.section<{ $tone: Tone }>`
  padding-block: ${theme.space.section};
  ${({ $tone }) => tones[$tone]}
  ${laidOutWhenNear}
`;
