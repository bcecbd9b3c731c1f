import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Logo } from '../ui/drawings/logo.tsx';
import { Section } from '../ui/section.tsx';
import { Heading, Lead } from '../ui/text/heading.tsx';
import { Paragraphs } from '../ui/text/paragraphs.tsx';

type NoticeProps = {
  heading: string;
  text: string;
  /** The main link. */
  action: { label: string; href: string };
  /** Further help, at the end. */
  children?: ReactNode;
};

/** A page for a missing document: a message, and where to go instead. */
export function Notice({ heading, text, action, children }: NoticeProps) {
  return (
    <Section labelledBy="notice-heading">
      <Layout>
        <Words>
          <Heading as="h1" $size="page" id="notice-heading">
            {heading}
          </Heading>
          <Paragraphs text={text} as={Lead} />
          <LinkButton to={action.href}>{action.label}</LinkButton>
          {children}
        </Words>
        <Drawing>
          <Logo />
        </Drawing>
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${theme.size.cardLarge};
  gap: ${theme.space[6]};
  justify-items: start;
`;

const Drawing = styled.div`
  flex: 0 1 ${theme.size.cardLarge};
`;
