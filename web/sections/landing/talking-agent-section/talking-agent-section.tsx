import { useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../../../content/hrefs.ts';
import { getPortraitUrl } from '../../../data/portrait.ts';
import { getIntroduction } from '../../../data/talking-video.ts';
import { theme } from '../../../theme/theme.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Heading, Lead } from '../../../ui/text/heading.tsx';
import { Paragraphs } from '../../../ui/text/paragraphs.tsx';
import { AgentImage } from '../../agent-image.tsx';
import { PlayerBar } from '../../talking-video/player-bar.tsx';
import { insertName, type Talk } from '../../talking-video/talk.ts';
import { TalkingPortrait } from '../../talking-video/talking-portrait.tsx';
import { Transcript } from '../../talking-video/transcript.tsx';
import { useLazyStage } from '../../talking-video/use-lazy-stage.ts';
import { usePlayer } from '../../talking-video/use-player.ts';
import type { SectionContent, SectionProps } from '../section-content.ts';

type Agent = NonNullable<SectionContent<'talkingAgentSection'>['agent']>;

/** An agent that introduces itself when the section comes into view, as on the home page: a sequence of one video. */
export function TalkingAgentSection({ section, tone }: SectionProps<'talkingAgentSection'>) {
  const { heading, text, agent, words } = section;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const talks = useMemo(() => (agent ? listTalks(agent) : []), [agent]);
  const player = usePlayer(talks, { start: place });
  const Stage = useLazyStage(place, player.sequence);
  if (!agent) return null;
  const { talk, state, send } = player.sequence;
  const name = agent.name ?? '';
  const href = resolveHref('agent', agent.slug ?? '');
  const face = (
    <AgentImage name={name} image={agent.image} generatedImage={agent.generatedImage} size="profile" />
  );
  return (
    <Section labelledBy={id} tone={tone} ref={place}>
      <Column>
        <Layout>
          {talks.length > 0 ? (
            <TalkingPortrait player={player} words={words}>
              {face}
            </TalkingPortrait>
          ) : (
            face
          )}
          <Words>
            <Heading id={id}>{heading}</Heading>
            <Paragraphs text={text ?? ''} as={Lead} />
            <p>
              {href ? <TextLink to={href}>{name}</TextLink> : name}
              {agent.title && `, ${agent.title}`}
            </p>
            {talks.length > 0 && agent.said?.trim() && (
              <Transcript summary={insertName(words?.transcript, name)}>
                <Paragraphs text={agent.said} />
              </Transcript>
            )}
          </Words>
        </Layout>
        <PlayerBar player={player} words={words} />
        {talk && Stage && (
          <Stage place={player.place} talk={talk} state={state} send={send} onCaption={player.setCaption} />
        )}
      </Column>
    </Section>
  );
}

/** The agent's video, if it has one. */
function listTalks(agent: Agent): Talk[] {
  const video = getIntroduction(agent.videos);
  const poster = getPortraitUrl(agent, 'profile', 2);
  return video ? [{ ...video, id: agent._id, name: agent.name ?? '', poster }] : [];
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};
  align-items: start;

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: ${theme.size.profile} minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
