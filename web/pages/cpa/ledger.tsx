import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { CpaContent } from './cpa-query.ts';
import { LedgerEntry, LedgerLine } from './ledger-entry.tsx';

const HEADING_ID = 'traits-heading';

type LedgerProps = {
  heading: string | null;
  traits: CpaContent['traits'];
  /** The label of the total. */
  total: string | null;
};

/** The traits as numbered entries of a ledger, with a total under a double rule. */
export function Ledger({ heading, traits, total }: LedgerProps) {
  return (
    <Section tone="sunken" {...(heading && { labelledBy: HEADING_ID })}>
      <Stack $gap={8}>
        {heading && (
          <Reveal>
            <Heading id={HEADING_ID}>{heading}</Heading>
          </Reveal>
        )}
        <Sheet>
          <Entries role="list">
            {traits.map((trait, index) => (
              <LedgerEntry
                key={trait._key}
                number={index + 1}
                title={trait.title ?? ''}
                text={trait.text}
                level={heading ? 'h3' : 'h2'}
              />
            ))}
          </Entries>
          {total && (
            <Total>
              <span />
              <p>{total}</p>
              <Sum>{traits.length}</Sum>
            </Total>
          )}
        </Sheet>
      </Stack>
    </Section>
  );
}

const Sheet = styled.div`
  container-type: inline-size;
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  box-shadow: ${theme.shadow.raised};
`;

const Entries = styled.ol``;

const Total = styled(LedgerLine)`
  border-top: ${theme.border.rule} solid ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};

  @container (width >= ${theme.width.medium}) {
    p {
      grid-column: 2 / 4;
      text-align: end;
    }
  }
`;

/** A total has a double rule below it. */
const Sum = styled.strong`
  place-self: start end;
  padding-inline: ${theme.space[2]};
  border-bottom: calc(3 * ${theme.border.rule}) double ${theme.color.accent};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: lining-nums tabular-nums;
`;
