import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { FrameworkCard } from './framework-card.tsx';
import type { SampleAgentContent } from './sample-agent-query.ts';

/** The framework cards in one column; a card's id is its position. */
export function Framework({ content }: { content: SampleAgentContent }) {
  return (
    <Section labelledBy="framework-heading" tone="sunken">
      <Stack $gap={12}>
        <SectionOpening id="framework-heading" heading={content.frameworkHeading || content.name || ''}>
          <StatusLine />
        </SectionOpening>
        <Cards role="list">
          {content.frameworkCards.map((card, index) => (
            <li key={card._key}>
              <Reveal>
                <FrameworkCard card={card} id={index + 1} labels={content.frameworkLabels} />
              </Reveal>
            </li>
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}

const Cards = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
`;
