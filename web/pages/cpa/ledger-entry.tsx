import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { drawsItself, LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading } from '../../ui/text/heading.tsx';

type LedgerEntryProps = {
  /** From 1. */
  number: number;
  title: string;
  text: string | null;
  level: 'h2' | 'h3';
};

/** A line of the ledger with an auditor's tick mark. */
export function LedgerEntry({ number, title, text, level }: LedgerEntryProps) {
  return (
    <li>
      <Reveal>
        <Entry>
          <Place>{number}</Place>
          <Title as={level}>{title}</Title>
          {text && <Text>{text}</Text>}
          <Tick viewBox="0 0 24 24" aria-hidden>
            <path pathLength={1} data-accent="true" d="M4 14 L9 20 C12 12 16 7 22 3" />
          </Tick>
        </Entry>
      </Reveal>
    </li>
  );
}

/** The shared columns of all lines, including the ruled left margin. */
export const LedgerLine = styled.div`
  --margin: ${theme.space[12]};
  display: grid;
  grid-template-columns: var(--margin) minmax(0, 1fr) ${theme.space[8]};
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[6]} 0;
  height: 100%;
  background: linear-gradient(
    to right,
    transparent var(--margin),
    ${theme.color.accent} var(--margin),
    ${theme.color.accent} calc(var(--margin) + ${theme.border.hair}),
    transparent calc(var(--margin) + ${theme.border.hair})
  );

  @container (width >= ${theme.width.medium}) {
    --margin: ${theme.space[24]};
    grid-template-columns: var(--margin) minmax(0, 6fr) minmax(0, 6fr) ${theme.space[12]};
    gap: ${theme.space[8]};
    align-items: baseline;
    padding-right: ${theme.space[8]};
  }
`;

const Entry = styled(LedgerLine)`
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};

  li:last-child & {
    border-bottom: none;
  }
`;

const Place = styled.span`
  justify-self: end;
  padding-inline-end: ${theme.space[3]};
  color: ${theme.color.inkSoft};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${theme.leading.snug};
`;

const Title = styled(Heading)`
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};
`;

const Text = styled.p`
  grid-column: 2 / -1;
  color: ${theme.color.inkSoft};

  @container (width >= ${theme.width.medium}) {
    grid-column: auto;
  }
`;

const Tick = styled(LineDrawing)`
  grid-area: 1 / 3;
  width: ${theme.space[6]};
  justify-self: end;
  ${drawsItself}

  /* Faster than other drawings, so that the tick is complete when its line has been read. */
  > * {
    animation-duration: ${theme.duration.patient};
    animation-timing-function: ${theme.easing.out};
  }
  @container (width >= ${theme.width.medium}) {
    grid-area: auto;
    width: ${theme.space[8]};
  }
`;
