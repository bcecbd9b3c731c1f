import { PageOpening } from '../../sections/page-opening.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { AnswerThreads } from './answer-threads.tsx';
import type { NeedImpactAgentsContent } from './need-impact-agents-query.ts';

/** Why, in words, and as a drawing: every challenge and the agents who answer it. */
export function Opening({ content }: { content: NeedImpactAgentsContent }) {
  return (
    <PageOpening heading={content.heading} intro={content.intro} wider="words">
      <Reveal>
        <AnswerThreads
          challenges={content.challenges}
          agents={content.agents}
          label={content.tableHeadings?.agents}
        />
      </Reveal>
    </PageOpening>
  );
}
