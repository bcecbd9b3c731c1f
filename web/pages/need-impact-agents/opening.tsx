import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading, Lead } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { AnswerThreads } from './answer-threads.tsx';
import type { NeedImpactAgentsContent } from './need-impact-agents-content.ts';

/** Why, in words, and as a drawing: every challenge and the agents who answer it. */
export function Opening({ content }: { content: NeedImpactAgentsContent }) {
  return (
    <Block aria-labelledby="need-heading">
      <Container>
        <Layout>
          <Words>
            <Heading as="h1" $size="page" id="need-heading">
              {content.heading}
            </Heading>
            <Paragraphs text={content.intro ?? ''} as={Lead} />
          </Words>
          <Reveal>
            <AnswerThreads
              challenges={content.challenges}
              agents={content.agents}
              label={content.tableHeadings?.agents}
            />
          </Reveal>
        </Layout>
      </Container>
    </Block>
  );
}

const Block = styled.section`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[16]};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
`;
