import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { PlatformContent } from './about-query.ts';
import { EssayClaims } from './essay-claims.tsx';
import { EssayEntries } from './essay-entries.tsx';
import type { Part } from './parts.ts';

type EssayPartProps = { part: Part } & Pick<PlatformContent, 'claims'>;

/** One part of the essay: number, heading and paragraphs. */
export function EssayPart({ part, claims }: EssayPartProps) {
  const { id, number, name, heading, layout, text, entries, listsCapabilities } = part;
  return (
    <Section id={id} aria-labelledby={`${id}_heading`}>
      <Reveal>
        <Title>
          <span aria-hidden>{number}</span>
          <Heading id={`${id}_heading`} $size="title">
            {heading}
          </Heading>
        </Title>
      </Reveal>
      {listsCapabilities && <StatusLine />}
      <div>
        <Paragraphs text={text} />
      </div>
      {name === 'marketImpact' && <EssayClaims claims={claims} />}
      <EssayEntries entries={entries} layout={layout} />
    </Section>
  );
}

/** The essay's column: centered where there is space for a margin on the left, otherwise at the page's edge. */
export const essayLine = css`
  display: grid;
  max-width: ${theme.size.measure};

  @media (width >= ${theme.width.wide}) {
    margin-inline: auto;
  }
`;

const Section = styled.section`
  ${essayLine}
  gap: ${theme.space[6]};
  padding-block: ${theme.space[12]} 0;

  > div {
    display: grid;
    gap: ${theme.space[4]};
  }
`;

/** The number is in the margin if there is one, otherwise before the heading. */
const Title = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: baseline;

  h2 {
    font-size: ${theme.text.subhead};
  }
  span {
    color: ${theme.color.accent};
    font-size: ${theme.text.subhead};
    font-variant-numeric: oldstyle-nums;
    line-height: ${theme.leading.snug};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: ${theme.space[24]} minmax(0, 1fr);
    margin-inline-start: calc(-1 * ${theme.space[24]});
    gap: 0;
  }
`;
