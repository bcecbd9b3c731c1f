import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { FilledGrid } from '../../../ui/grid.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Paragraphs } from '../../../ui/text/paragraphs.tsx';
import { SectionOpening } from '../../../ui/text/section-opening.tsx';
import type { SectionProps } from '../section-content.ts';

/** Short texts side by side, each below a rule and a heading. */
export function CardsSection({ section, tone }: SectionProps<'cardsSection'>) {
  const { heading, intro, cards } = section;
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id={id} heading={heading ?? ''} intro={intro} />
        </Reveal>
        <FilledGrid as="ul" role="list" $count={cards.length} $gap={8}>
          {cards.map(({ _key, title, text }) => (
            <li key={_key}>
              <Reveal>
                <Card>
                  {title && (
                    <Heading as="h3" $size="title">
                      {title}
                    </Heading>
                  )}
                  <Paragraphs text={text ?? ''} />
                </Card>
              </Reveal>
            </li>
          ))}
        </FilledGrid>
      </Stack>
    </Section>
  );
}

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  height: 100%;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};

  p {
    max-width: ${theme.size.measure};
    color: ${theme.color.inkSoft};
  }
`;
