import { useId } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import type { CONNECTED_AGENTS_QUERY_RESULT } from '../../content/sanity.types.ts';
import { theme } from '../theme/theme.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { Beside } from '../ui/grid.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading, Lead } from '../ui/text/heading.tsx';
import { Paragraphs } from '../ui/text/paragraphs.tsx';
import { StatusLine } from '../ui/text/status-line.tsx';
import { Statement } from './landing/statement-section/statement-section.tsx';
import { findMentionedNames, RingMark } from './ring-mark.tsx';

/** The query result of the connected-agents page, without the fields that only that page uses. */
export type ConnectedAgentsContent = Omit<
  NonNullable<CONNECTED_AGENTS_QUERY_RESULT>,
  'seo' | 'callToAction' | 'isReachable'
>;

type ContentProps = { content: ConnectedAgentsContent };

/** The connected-agents content as part of another page, starting with an h2. */
export function ConnectedAgentsText({ content, linkLabel }: ContentProps & { linkLabel?: string | null }) {
  const id = useId();
  return (
    <>
      <Section labelledBy={id} tone="sunken">
        <Texts>
          <Reveal>
            <Opening $first={5} $gap={6}>
              <Heading id={id}>{content.heading}</Heading>
              <div>
                <Paragraphs text={content.intro ?? ''} as={Lead} />
              </div>
            </Opening>
          </Reveal>
          <Solutions content={content} level="h3" />
          {linkLabel && <TextLink to={resolveHref('connectedAgentsPage')}>{linkLabel}</TextLink>}
        </Texts>
      </Section>
      <ConnectedAgentsTagline content={content} />
    </>
  );
}

/** 'Integrated Solutions' and 'Amplifying Innovation', below a page's own h1. */
export function ConnectedAgentsSolutions({ content }: ContentProps) {
  if (!content.integratedSolutions && !content.amplifyingInnovation) return null;
  return (
    <Section tone="sunken">
      <Solutions content={content} level="h2" />
    </Section>
  );
}

/** The closing line. */
export function ConnectedAgentsTagline({ content: { tagline } }: ContentProps) {
  if (!tagline) return null;
  return (
    <Section tone="band">
      <Reveal>
        <Statement>{tagline}</Statement>
      </Reveal>
    </Section>
  );
}

function Solutions({ content, level }: ContentProps & { level: 'h2' | 'h3' }) {
  const names = listNames(content.agents);
  const solutions = { integrated: content.integratedSolutions, amplifying: content.amplifyingInnovation };
  if (Object.values(solutions).every((solution) => !solution)) return null;
  return (
    <Stack $gap={8}>
      <StatusLine />
      <Texts>
        {Object.entries(solutions).map(
          ([name, solution]) =>
            solution && (
              <Reveal key={name}>
                <Solution>
                  <RingMark names={names} joined={findMentionedNames(solution.text ?? '', names)} />
                  <Heading as={level}>{solution.heading}</Heading>
                  <div>
                    <Paragraphs text={solution.text ?? ''} />
                  </div>
                </Solution>
              </Reveal>
            ),
        )}
      </Texts>
    </Stack>
  );
}

function listNames(agents: ConnectedAgentsContent['agents']): string[] {
  return agents.map(({ name }) => name ?? '');
}

const Texts = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

const Opening = styled(Beside)`
  div {
    display: grid;
    gap: ${theme.space[4]};
  }
`;

const Solution = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;
  padding-top: ${theme.space[8]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};

  svg {
    max-width: ${theme.size.drawing};
  }
  div {
    display: grid;
    gap: ${theme.space[4]};
    max-width: ${theme.size.measure};
  }
  @media (width >= ${theme.width.medium}) {
    grid-template: 'mark heading' auto 'mark text' 1fr / ${theme.size.drawing} minmax(0, 1fr);
    column-gap: ${theme.space[12]};

    svg {
      grid-area: mark;
    }
  }
  @media (width >= ${theme.width.wide}) {
    grid-template: 'mark heading text' auto / minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr);
  }
`;
