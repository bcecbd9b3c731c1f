import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { HouseDetail } from './house-drawing.tsx';
import type { Part, PartLayout } from './parts.ts';
import { PlanEntries } from './plan-entries.tsx';
import { PlanNumber } from './plan-number.tsx';

/** One part of the plan: its detail of the house, its text, and its entries. */
export function PlanPart({ part }: { part: Part }) {
  const { id, number, name, heading, layout, text, entries, listsCapabilities } = part;
  return (
    <Sheet id={id} aria-labelledby={`${id}_heading`} data-sunken={name === 'agents'}>
      <Container>
        <Layout $layout={layout}>
          <Place>
            <PlanNumber>{number}</PlanNumber>
            <HouseDetail name={name} />
          </Place>
          <Words>
            <Reveal>
              <Telling>
                <Heading id={`${id}_heading`}>{heading}</Heading>
                {listsCapabilities && <StatusLine />}
                <Text $layout={layout}>
                  <Paragraphs text={text} />
                </Text>
              </Telling>
            </Reveal>
          </Words>
          {entries.length > 0 && (
            <Notes>
              <Reveal>
                <PlanEntries entries={entries} layout={layout} />
              </Reveal>
            </Notes>
          )}
        </Layout>
      </Container>
    </Sheet>
  );
}

/** The first column has the same width for every part and layout. */
const margin = `calc((100% - ${theme.space[12]}) / 4)`;
const twoColumns = `${margin} minmax(0, 1fr)`;
const threeColumns = `${margin} minmax(0, 4fr) minmax(0, 5fr)`;

/** Parts have the same background with a rule between them, and less space than sections of other pages. */
const Sheet = styled.section`
  padding-block: ${theme.space.opening};

  &[data-sunken='true'] {
    background: ${theme.color.paperSunken};
  }
  &[data-sunken='false'] + [data-sunken='false'] > div::before {
    display: block;
    padding-bottom: ${theme.space.opening};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
    content: '';
  }
`;

/** Grid areas of a part on a wide screen; on a phone they are stacked. */
const templates: Record<PartLayout, string> = {
  column: `'place words' auto 'place notes' 1fr / ${twoColumns}`,
  split: `'place words notes' auto / ${threeColumns}`,
  cards: `'place words' auto 'notes notes' auto / ${twoColumns}`,
  list: `'place words' auto 'place notes' 1fr / ${twoColumns}`,
};

const Layout = styled.div<{ $layout: PartLayout }>`
  display: grid;
  position: relative;
  grid-template: 'words' auto 'notes' auto / minmax(0, 1fr);
  gap: ${theme.space[8]};

  /* On a phone the detail is at the end of the heading's line. */
  @media (width < ${theme.width.medium}) {
    h2 {
      align-content: center;
      min-height: ${theme.size.mark};
      padding-inline-end: calc(${theme.size.mark} + ${theme.space[4]});
    }
  }
  @media (width >= ${theme.width.medium}) {
    grid-template: 'place words' auto 'notes notes' auto / ${theme.space[24]} minmax(0, 1fr);
  }
  @media (width >= ${theme.width.wide}) {
    grid-template: ${({ $layout }) => templates[$layout]};
    gap: ${theme.space[12]};
  }
`;

const Place = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  width: ${theme.size.mark};

  > span {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    transform: translate(-20%, -20%);
  }
  @media (width >= ${theme.width.medium}) {
    grid-area: place;
    position: relative;
    align-self: start;
    width: ${theme.space[24]};
  }
  @media (width >= ${theme.width.wide}) {
    width: min(${theme.size.drawing}, 100%);
  }
`;

const Words = styled.div`
  grid-area: words;
`;

const Telling = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

/** The text is larger in the column layout. */
const Text = styled.div<{ $layout: PartLayout }>`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};

  ${({ $layout }) =>
    $layout === 'column' &&
    css`
      max-width: ${theme.size.words};
      font-family: ${theme.font.display};
      font-size: ${theme.text.title};
      letter-spacing: ${theme.tracking.slight};
      line-height: ${theme.leading.snug};

      @media (width >= ${theme.width.wide}) {
        font-size: ${theme.text.subhead};
      }
    `}
`;

const Notes = styled.div`
  grid-area: notes;
  container-type: inline-size;
`;
