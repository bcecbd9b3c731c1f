import { type ReactNode, useMemo, useRef } from 'react';
import { getPortraitUrl } from '../../data/portrait.ts';
import { getCombinedVideo } from '../../data/talking-video.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { AgentOpening, DOMAIN_EDGE } from '../../sections/agent-opening.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import { PlayerBar } from '../../sections/talking-video/player-bar.tsx';
import { insertName, type Talk } from '../../sections/talking-video/talk.ts';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import { usePlayer } from '../../sections/talking-video/use-player.ts';
import { VideoStage } from '../../sections/talking-video/video-stage.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import type { AgentContent } from './agent-query.ts';
import { Overview } from './overview.tsx';

interface IntroductionProps {
  agent: AgentContent;
  /** Rendered above the overview. */
  children?: ReactNode;
}

/**
 * The start of an agent's page with its video, a sequence of one. The video starts once when the overview comes into view, in
 * place of the portrait, or in the player's bar when the portrait is out of view, as on a phone.
 */
export function Introduction({ agent, children }: IntroductionProps) {
  const whole = useRef<HTMLDivElement>(null);
  const overview = useRef<HTMLElement>(null);
  const talks = useMemo(() => listTalks(agent), [agent]);
  const player = usePlayer(talks, { start: overview, stay: whole });
  const { talk, state, send } = player.sequence;
  const { image, transcript, introductions: words } = agent;
  const name = agent.name ?? '';

  const face = (
    <AgentImage
      name={name}
      image={image}
      generatedImage={agent.generatedImage}
      blur={agent.blur}
      size="profile"
      isOpening
    />
  );

  return (
    <div ref={whole}>
      <AgentOpening
        agent={agent}
        picture={
          <CategoryImage
            category={agent.icon}
            image={agent.domainImage}
            title={agent.domain ?? undefined}
            edge={DOMAIN_EDGE}
          />
        }
        portrait={
          talks.length > 0 ? (
            <TalkingPortrait player={player} words={words} isArched>
              {face}
            </TalkingPortrait>
          ) : (
            face
          )
        }
      >
        {talks.length > 0 && transcript && (
          <Transcript summary={insertName(words?.transcript, name)}>
            <Paragraphs text={transcript} />
          </Transcript>
        )}
      </AgentOpening>
      <PlayerBar player={player} words={words} isWide />
      {children}
      <Overview agent={agent} ref={overview} />
      {talk && (
        <VideoStage
          place={player.place}
          talk={talk}
          state={state}
          send={send}
          onCaption={player.setCaption}
        />
      )}
    </div>
  );
}

/** The agent's video, if it has one. */
function listTalks(agent: AgentContent): Talk[] {
  const video = getCombinedVideo(agent.videos);
  const poster = getPortraitUrl(agent, 'profile', 2);
  return video ? [{ ...video, id: agent._id, name: agent.name ?? '', poster }] : [];
}
