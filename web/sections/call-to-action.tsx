import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Section } from '../ui/section.tsx';
import { Heading, Lead } from '../ui/text/heading.tsx';

type CallToActionProps = {
  /** Unique on the page: the section is labelled by its headline. */
  id: string;
  headline: string;
  text?: string | undefined;
  /** `band` for the main call to action of a page. */
  tone?: 'paper' | 'sunken' | 'band' | undefined;
  /** The buttons and links. */
  children: ReactNode;
};

/** A headline with buttons and links. */
export function CallToAction({ id, headline, text, tone = 'paper', children }: CallToActionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <Layout $isShort={!text}>
        <Heading id={id}>{headline}</Heading>
        <Answer>
          {text && <Lead>{text}</Lead>}
          <Actions>{children}</Actions>
        </Answer>
      </Layout>
    </Section>
  );
}

/** Without a text beside it, the headline has a row of its own. */
const Layout = styled.div<{ $isShort: boolean }>`
  display: grid;
  align-items: ${({ $isShort }) => ($isShort ? 'center' : 'stretch')};
  gap: ${theme.space[6]} ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: ${({ $isShort }) => ($isShort ? 'minmax(0, 1fr) fit-content(50%)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: center;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
`;
