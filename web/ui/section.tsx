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

const Block = styled.section<{ $tone: Tone }>`
  padding-block: ${theme.space.section};
  ${({ $tone }) => tones[$tone]}
`;
