import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { SectionProps } from '../section-content.ts';

/** The page's main statement, on a band. */
export function StatementSection({ section: { text } }: Pick<SectionProps<'statementSection'>, 'section'>) {
  if (!text) return null;
  return (
    <Section tone="band">
      <Reveal>
        <Statement>{text}</Statement>
      </Reveal>
    </Section>
  );
}

/** A sentence in very large type. */
export const Statement = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.hero};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.leading.tight};
  text-wrap: balance;
`;
