import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { portraitUrl } from '../../data/portrait.ts';
import { introductionOf } from '../../data/talking-video.ts';
import { AgentCard } from '../../sections/agent-card.tsx';
import { ControlBar, roomForTheSecondLine } from '../../sections/talking-video/control-bar.tsx';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { useLazyStage } from '../../sections/talking-video/use-lazy-stage.ts';
import { useSequence } from '../../sections/talking-video/use-sequence.ts';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { HomeContent } from './home-query.ts';
import { IntroductionTranscripts, type TalkWithTranscript } from './introduction-transcripts.tsx';

type AgentsProps = {
  agents: HomeContent['agents'];
  heading: string | null;
  intro: string | null;
  buttonLabel: string | null;
  /** Text for screen readers with the agent's name after each button label. */
  linkText: string | null;
  words: HomeContent['introductions'];
};

/** The eight agents in the editors' order, in which they introduce themselves. */
export function Agents({ agents, heading, intro, buttonLabel, linkText, words }: AgentsProps) {
  const section = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [caption, setCaption] = useState('');
  const talks = useMemo(() => agents.flatMap(introductionTalkOf), [agents]);
  const sequence = useSequence(talks, { start: section });
  const { talk, state, send } = sequence;
  const Stage = useLazyStage(section, sequence);

  return (
    <Section id="agents" labelledBy="agents-heading" tone="sunken" ref={section}>
      <Column>
        <Reveal>
          <SectionOpening id="agents-heading" heading={heading ?? ''} intro={intro}>
            <StatusLine />
          </SectionOpening>
        </Reveal>
        {talks.length > 0 && <ControlBar sequence={sequence} words={words} caption={caption} />}
        <Everybody>
          <Cards role="list">
            {agents.map((agent) => (
              <Place key={agent._id}>
                <Reveal>
                  <AgentCard
                    agent={agent}
                    buttonLabel={buttonLabel || 'My Intelligence'}
                    linkText={linkText}
                    isSpeaking={talk?.id === agent._id}
                    portrait={(face) => (
                      <TalkingPortrait isSpeaking={talk?.id === agent._id} state={state} placeRef={setPlace}>
                        {face}
                      </TalkingPortrait>
                    )}
                  />
                </Reveal>
              </Place>
            ))}
          </Cards>
          <IntroductionTranscripts talks={talks} summary={words?.transcripts} />
        </Everybody>
        {talk && Stage && (
          <Stage
            place={place}
            talk={talk}
            next={sequence.talks[state.turn + 1]}
            state={state}
            send={send}
            onCaption={setCaption}
          />
        )}
      </Column>
    </Section>
  );
}

type Agent = HomeContent['agents'][number];

/** Returns an empty list for an agent without a video, who is skipped. */
function introductionTalkOf(agent: Agent): TalkWithTranscript[] {
  const video = introductionOf(agent.videos);
  const poster = portraitUrl(agent, 'avatar', 2);
  return video ? [{ ...video, id: agent._id, name: agent.name ?? '', poster, said: agent.said }] : [];
}

/** Not a grid: the sticky control bar would be confined to its own row. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${roomForTheSecondLine};
`;

/** Groups the transcripts with the cards above. */
const Everybody = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

/** One, two or four columns, so that eight cards fill every row. */
const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  @media (width >= ${theme.width.compact}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Place = styled.li`
  container-type: inline-size;
`;
