import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Rail } from '../../ui/text/rail.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { NumberedText } from './numbered-text.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';

/** Maximum number of steps in a staircase; more stages are listed in one column, since steps would be too narrow. */
const MAX_STEPS = 6;

type StagesProps = { heading: string; stages: PolyAiContent['stages'] };

/** The stages of a task as a staircase, from bottom left to top right. */
export function Stages({ heading, stages }: StagesProps) {
  const isStair = stages.length <= MAX_STEPS;
  return (
    <Section labelledBy="stages-heading" tone="sunken">
      <Reveal>
        <SectionOpening id="stages-heading" heading={heading}>
          <StatusLine />
        </SectionOpening>
      </Reveal>
      <Stair list="ol" $steps={isStair ? stages.length : 0}>
        {stages.map((stage, index) => (
          <Step key={stage._key} $rise={isStair ? stages.length - 1 - index : 0}>
            <Reveal>
              <Words>
                <NumberedText number={index + 1} title={stage.title} text={stage.text} />
              </Words>
            </Reveal>
          </Step>
        ))}
      </Stair>
    </Section>
  );
}

const RISER = theme.space[12];
const TREAD = theme.border.rule;

const Step = styled.li<{ $rise: number }>`
  /* The number of steps above this one. */
  --rise: ${({ $rise }) => $rise};
  position: relative;
  padding: ${theme.space[4]} ${theme.space[6]} ${theme.space[8]} 0;

  /* The tread of the step. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    border-top: ${TREAD} solid ${theme.color.ink};
  }
`;

const stair = css<{ $steps: number }>`
  grid-template-columns: repeat(${({ $steps }) => $steps}, minmax(0, 1fr));

  > li {
    margin-top: calc(${RISER} * var(--rise));
    padding: ${theme.space[4]} ${theme.space[4]} 0;
  }
  > li:first-child {
    padding-inline-start: 0;
  }
  /* The last stage. */
  > li:last-child::before {
    border-color: ${theme.color.accent};
  }
  /* The riser: from this tread down to the previous one. */
  > li:not(:first-child)::after {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    height: calc(${RISER} + ${TREAD});
    border-inline-start: ${TREAD} solid ${theme.color.ink};
  }
`;

/** A staircase with this number of steps; 0 for a plain list. */
const Stair = styled(Rail)<{ $steps: number }>`
  margin-top: ${theme.space[8]};

  /* In a scrolling row the treads extend to the next step. */
  @media (width < ${theme.width.medium}) {
    > li::before {
      width: calc(100% + ${theme.space[3]});
    }
  }
  @media (width >= ${theme.width.medium}) {
    display: grid;
  }

  @media (width >= ${theme.width.wide}) {
    ${({ $steps }) => $steps > 0 && stair}
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
