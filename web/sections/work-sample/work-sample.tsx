import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { WorkContent, WorkLabels } from './work-content.ts';
import { WorkFigures } from './work-figures.tsx';
import { ExampleMark, PartHeading, Source } from './work-marks.ts';
import { WorkTable } from './work-table.tsx';

type WorkPart = WorkContent['parts'][number];
type Part<Type extends WorkPart['_type']> = Extract<WorkPart, { _type: Type }>;

type WorkSampleProps = {
  /** Nothing is shown where an editor left it empty. */
  work: WorkContent | null;
  labels: WorkLabels;
};

/** What a person has on the desk when an agent has done its work: an example, in a section of its own. */
export function WorkSample({ work, labels }: WorkSampleProps) {
  if (!work || work.parts.length === 0) return null;
  return (
    <Section labelledBy="work-heading" tone="sunken">
      <WorkDesk work={work} labels={labels} />
    </Section>
  );
}

function WorkDesk({ work, labels }: { work: WorkContent; labels: WorkLabels }) {
  return (
    <Desk>
      <Opening>
        <Heading id="work-heading">{work.title}</Heading>
        {work.occasion && <Lead>{work.occasion}</Lead>}
      </Opening>
      {work.decision && <Decision>{work.decision}</Decision>}
      <Sheet>
        {labels.example && <ExampleMark>{labels.example}</ExampleMark>}
        {work.parts.map((part) => (
          <WorkPartView key={part._key} part={part} labels={labels} />
        ))}
      </Sheet>
      <Approval work={work} />
    </Desk>
  );
}

function WorkPartView({ part, labels }: { part: WorkPart; labels: WorkLabels }) {
  switch (part._type) {
    case 'workTable':
      return <WorkTable {...part} flag={labels.flagged} />;
    case 'workFigures':
      return <WorkFigures figures={part.figures} flag={labels.flagged} />;
    case 'workChecklist':
      return <Checklist part={part} labels={labels} />;
    case 'workLetter':
      return <Letter part={part} />;
  }
}

function Checklist({ part, labels }: { part: Part<'workChecklist'>; labels: WorkLabels }) {
  return (
    <div>
      <PartHeading>{part.caption}</PartHeading>
      {/* Safari drops the list role of a list without bullets, so it is explicit. */}
      <Tasks role="list">
        {part.tasks.map(({ _key, text, owner, due, isDone, source }) => (
          <li key={_key} data-done={isDone || undefined}>
            <Box viewBox="0 0 20 20" aria-hidden>
              <rect x="2" y="2" width="16" height="16" rx="2" />
              {isDone && <path d="M5.5 10.5 L9 14 L15 6.5" />}
            </Box>
            <div>
              {isDone && labels.done && <VisuallyHidden>{labels.done}: </VisuallyHidden>}
              {text}
              <Source>{[owner, due, source].filter(Boolean).join(' · ')}</Source>
            </div>
          </li>
        ))}
      </Tasks>
    </div>
  );
}

function Letter({ part }: { part: Part<'workLetter'> }) {
  return (
    <LetterPaper>
      <header>
        <span>{part.recipient}</span>
        <span>{part.date}</span>
      </header>
      <Paragraphs text={part.text ?? ''} />
      {part.signature && <Signature>{part.signature}</Signature>}
      {part.source && <Source>{part.source}</Source>}
    </LetterPaper>
  );
}

/** A button that only says what it would do. */
function Approval({ work: { approveLabel, approveEffect } }: { work: WorkContent }) {
  const [isPressed, setPressed] = useState(false);
  if (!approveLabel) return null;
  return (
    <Closing>
      <Button type="button" $look="quiet" aria-pressed={isPressed} onClick={() => setPressed(true)}>
        {approveLabel}
      </Button>
      <p role="status">{isPressed && approveEffect}</p>
    </Closing>
  );
}

const Desk = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  @media (width >= ${theme.width.wide}) {
    grid-template: 'opening sheet' auto 'decision sheet' auto 'closing sheet' 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[8]} ${theme.space[16]};
  }
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  @media (width >= ${theme.width.wide}) {
    grid-area: opening;
  }
`;

/** A sheet of paper: the only raised surface of the section. */
const Sheet = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-content: start;
  padding: clamp(${theme.space[4]}, 4vw, ${theme.space[8]});
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.small};
  box-shadow: ${theme.shadow.raised};

  @media (width >= ${theme.width.wide}) {
    grid-area: sheet;
  }
`;

/** What the person decides, before the sheet: on a phone it would otherwise come after a page of rows. */
const Decision = styled.p`
  max-width: ${theme.size.measure};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.rule} solid ${theme.color.accent};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  line-height: ${theme.leading.snug};

  @media (width >= ${theme.width.wide}) {
    grid-area: decision;
  }
`;

const Closing = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};

  @media (width >= ${theme.width.wide}) {
    grid-area: closing;
  }
`;

const Tasks = styled.ul`
  display: grid;
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};

  > li {
    display: grid;
    grid-template-columns: ${theme.size.icon} minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
`;

const Box = styled.svg`
  width: ${theme.size.icon};
  fill: none;
  stroke: ${theme.color.ruleStrong};
  stroke-width: 1.5;

  path {
    stroke: ${theme.color.accent};
    stroke-width: 2;
  }
`;

const LetterPaper = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  font-family: ${theme.font.essay};
  line-height: ${theme.leading.text};

  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[6]};
    color: ${theme.color.inkSoft};
  }
  small {
    padding-top: ${theme.space[4]};
    border-top: ${theme.border.hair} solid ${theme.color.rule};
    font-family: ${theme.font.text};
  }
`;

const Signature = styled.p`
  font-style: italic;
`;
