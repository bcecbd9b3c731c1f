import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { getPortraitUrl } from '../../data/portrait.ts';
import { getIntroduction } from '../../data/talking-video.ts';
import { AgentCard } from '../../sections/agent-card.tsx';
import { AgentImage } from '../../sections/agent-image.tsx';
import { PlayerBar } from '../../sections/talking-video/player-bar.tsx';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { useLazyStage } from '../../sections/talking-video/use-lazy-stage.ts';
import { usePlayer } from '../../sections/talking-video/use-player.ts';
import { WorkExcerpt } from '../../sections/work-sample/work-excerpt.tsx';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
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
  const talks = useMemo(() => agents.flatMap(getIntroductionTalk), [agents]);
  const player = usePlayer(talks, { start: section });
  const { talk, state, send } = player.sequence;
  const Stage = useLazyStage(section, player.sequence);
  const onStage = agents.find(({ _id }) => _id === (talk ?? talks[0])?.id);

  return (
    <Section id="agents" labelledBy="agents-heading" tone="sunken" ref={section}>
      <Column>
        <Opening>
          <div>
            <Reveal>
              <SectionOpening id="agents-heading" heading={heading ?? ''} intro={intro}>
                <StatusLine />
              </SectionOpening>
            </Reveal>
          </div>
          {onStage && (
            <StagePlace>
              <TalkingPortrait player={player} words={words}>
                {/* The cards below show the same faces with their names. */}
                <OnStage aria-hidden>
                  <AgentImage
                    name={onStage.name ?? ''}
                    image={onStage.image}
                    generatedImage={onStage.generatedImage}
                    size="profile"
                  />
                </OnStage>
              </TalkingPortrait>
            </StagePlace>
          )}
          <IntroductionTranscripts talks={talks} summary={words?.transcripts} />
        </Opening>
        <PlayerBar player={player} words={words} />
        <Cards role="list">
          {agents.map((agent) => (
            <Place key={agent._id}>
              <Reveal>
                <AgentCard
                  agent={agent}
                  buttonLabel={buttonLabel || 'My Intelligence'}
                  linkText={linkText}
                  isSpeaking={talk?.id === agent._id}
                  work={agent.workSample && <WorkExcerpt work={agent.workSample} />}
                />
              </Reveal>
            </Place>
          ))}
        </Cards>
        {talk && Stage && (
          <Stage
            place={player.place}
            talk={talk}
            next={player.sequence.talks[state.turn + 1]}
            state={state}
            send={send}
            onCaption={player.setCaption}
          />
        )}
      </Column>
    </Section>
  );
}

type Agent = HomeContent['agents'][number];

/** Returns an empty list for an agent without a video, who is skipped. */
function getIntroductionTalk(agent: Agent): TalkWithTranscript[] {
  const video = getIntroduction(agent.videos);
  const poster = getPortraitUrl(agent, 'avatar', 2);
  return video ? [{ ...video, id: agent._id, name: agent.name ?? '', poster, said: agent.said }] : [];
}

/** Not a grid: the sticky bar would be confined to its own row. Without a gap, which would be doubled while the bar is there. */
const Column = styled.div`
  display: flex;
  flex-direction: column;

  > :first-child {
    padding-bottom: ${theme.space[6]};
  }
  > ul {
    padding-top: ${theme.space[6]};
  }
`;

/** The words beside the stage, or the stage between them. */
const Opening = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[16]};

  @media (width >= ${theme.width.medium}) {
    grid-template: 'words stage' 1fr 'transcripts stage' auto / minmax(0, 1fr) minmax(0, ${theme.size.cardMedium});
    align-items: end;

    > details {
      grid-area: transcripts;
    }
  }
`;

/** As large as the stage. */
const OnStage = styled.div`
  > div {
    width: 100%;
  }
`;

const StagePlace = styled.div`
  width: 100%;
  max-width: ${theme.size.cardMedium};

  @media (width >= ${theme.width.medium}) {
    grid-area: stage;
  }
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
