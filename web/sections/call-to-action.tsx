import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Heading, Lead } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';

type CallToActionProps = {
  /** Unique on the page: the section is named by its headline. */
  id: string;
  headline: string;
  text?: string | undefined;
  tone?: 'paper' | 'sunken';
  /** The buttons and links that answer the headline. */
  children: ReactNode;
};

/** A headline that asks, and what to press in answer. */
export function CallToAction({ id, headline, text, tone = 'paper', children }: CallToActionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <Layout>
        <Words>
          <Heading id={id}>{headline}</Heading>
          {text && <Lead>{text}</Lead>}
        </Words>
        <Actions>{children}</Actions>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[8]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${theme.size.cardLarge};
  gap: ${theme.space[4]};
  max-width: ${theme.size.words};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;
