import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Beside } from '../../../ui/grid.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Paragraphs } from '../../../ui/text/paragraphs.tsx';
import { SectionOpening } from '../../../ui/text/section-opening.tsx';
import type { SectionProps } from '../section-content.ts';

/** A list of questions; each answer is in a disclosure below its question. */
export function QuestionsSection({ section, tone }: SectionProps<'questionsSection'>) {
  const { heading, intro, questions } = section;
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <Section labelledBy={id} tone={tone}>
      <Beside $first={5} $gap={8}>
        <Reveal>
          <SectionOpening id={id} heading={heading ?? ''} intro={intro} />
        </Reveal>
        <Questions role="list">
          {questions.map(({ _key, question, answer }) => (
            <li key={_key}>
              <Disclosure
                summary={
                  <Heading as="h3" $size="title">
                    {question}
                  </Heading>
                }
              >
                <Answer>
                  <Paragraphs text={answer ?? ''} />
                </Answer>
              </Disclosure>
            </li>
          ))}
        </Questions>
      </Beside>
    </Section>
  );
}

const Questions = styled.ul`
  border-bottom: ${theme.border.hair} solid ${theme.color.ruleStrong};

  li {
    border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};
  }
  summary {
    padding-block: ${theme.space[4]};
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};
  padding-bottom: ${theme.space[6]};
  color: ${theme.color.inkSoft};
`;
