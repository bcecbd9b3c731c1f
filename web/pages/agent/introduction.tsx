import { useMemo, useRef, useState } from 'react';
import { portraitUrl } from '../../data/portrait.ts';
import { combinedVideoOf } from '../../data/talking-video.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { AgentOpening, DOMAIN_EDGE } from '../../sections/agent-opening.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import { ControlBar, FacePlace } from '../../sections/talking-video/control-bar.tsx';
import { named, type Talk } from '../../sections/talking-video/talk.ts';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import { useSeen } from '../../sections/talking-video/use-seen.ts';
import { useSequence } from '../../sections/talking-video/use-sequence.ts';
import { VideoStage } from '../../sections/talking-video/video-stage.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import type { AgentContent } from './agent-query.ts';
import { Overview } from './overview.tsx';

/**
 * The start of an agent's page with its video, a sequence of one. The video starts once when the overview comes into view, in
 * place of the portrait, or in the control bar when the portrait is out of view, as on a phone.
 */
export function Introduction({ agent }: { agent: AgentContent }) {
  const whole = useRef<HTMLDivElement>(null);
  const overview = useRef<HTMLElement>(null);
  const portrait = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [barPlace, setBarPlace] = useState<HTMLDivElement | null>(null);
  const [caption, setCaption] = useState('');
  const talks = useMemo(() => talksOf(agent), [agent]);
  const sequence = useSequence(talks, { start: overview, stay: whole });
  const isPortraitSeen = useSeen(portrait);
  const { talk, state, send } = sequence;
  const { image, transcript, introductions: words } = agent;
  const name = agent.name ?? '';

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
          <TalkingPortrait ref={portrait} isSpeaking={talk !== undefined} state={state} placeRef={setPlace}>
            <AgentImage
              name={name}
              image={image}
              generatedImage={agent.generatedImage}
              blur={agent.blur}
              size="profile"
              isOpening
            />
          </TalkingPortrait>
        }
      >
        {talks.length > 0 && transcript && (
          <Transcript summary={named(words?.transcript, name)}>
            <Paragraphs text={transcript} />
          </Transcript>
        )}
      </AgentOpening>
      {talks.length > 0 && (
        <ControlBar sequence={sequence} words={words} caption={caption} isWide>
          {talk && <FacePlace ref={setBarPlace} />}
        </ControlBar>
      )}
      <Overview agent={agent} ref={overview} />
      {talk && (
        <VideoStage
          place={isPortraitSeen || state.phase === 'failed' ? place : barPlace}
          talk={talk}
          state={state}
          send={send}
          onCaption={setCaption}
        />
      )}
    </div>
  );
}

/** The agent's video, if it has one. */
function talksOf(agent: AgentContent): Talk[] {
  const video = combinedVideoOf(agent.videos);
  const poster = portraitUrl(agent, 'profile', 2);
  return video ? [{ ...video, id: agent._id, name: agent.name ?? '', poster }] : [];
}
