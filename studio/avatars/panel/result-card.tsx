import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { RefObject } from 'react';
import { useFocusOnRemoval } from '../../shared/use-focus-on-removal.ts';
import type { AgentAvatar } from '../agent-avatar.ts';
import type { AvatarAssets } from '../pipeline/avatar.ts';
import { keepsCaptions } from '../pipeline/run-patches.ts';
import { getReadableUrl, type ProviderAccess } from '../provider-access.ts';
import { TalkingVideo } from './talking-video.tsx';

interface ResultCardProps {
  agent: AgentAvatar;
  /** The files of the planned video that exist. */
  existing: AvatarAssets;
  /** Whether a generation can be planned. Without a plan, the generated video counts as up to date. */
  canTell: boolean;
  access: Pick<ProviderAccess, 'ownOrigin' | 'server'>;
  /**
   * Whether a generation is running. The new video is shown after the progress card has disappeared, so that it
   * does not move.
   */
  isGenerating: boolean;
  /** Ref of the first heading, which can take the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called with the public id of the video that is shown. */
  onUse: (videoId: string) => void;
}

/** Shows the generated video and the one in use. */
export function ResultCard({
  agent,
  existing,
  canTell,
  access,
  isGenerating,
  heading,
  onUse,
}: ResultCardProps) {
  const ref = useFocusOnRemoval(() => heading.current?.focus());
  const { avatar, record, hasUploadedVideo, hasVoiceCaptions } = agent;
  const captionsUrl = agent.captionsUrl && getReadableUrl(agent.captionsUrl, access);
  const made = isGenerating ? undefined : record.run.assets.video;
  const inUse = record.inUse.video;
  const isOutdated = canTell && existing.video?.publicId !== made?.publicId;
  const isCurrent = existing.video !== undefined && existing.video.publicId === inUse?.publicId;
  return (
    <>
      {made && (
        <Card border radius={3} padding={4} tone="positive">
          <Stack gap={4}>
            <Heading ref={heading} tabIndex={-1} as="h3" size={1}>
              The new video
            </Heading>
            <TalkingVideo
              label={`New video of ${avatar.name}`}
              src={getReadableUrl(made.secureUrl, access)}
              captions={makeCaptions(record.run.captions, keepsCaptions(agent) ? captionsUrl : undefined)}
            />
            {isOutdated ? (
              <Text size={1} role="note">
                The introduction, the voice or the portrait has changed since it was made, so this video no
                longer fits the agent. Make the video again, or change that back to use this one.
              </Text>
            ) : (
              <>
                <Text size={1}>
                  It is on the site when you use it and publish the agent.
                  {hasUploadedVideo &&
                    ` It takes the place of ${avatar.name}’s uploaded videos, which say other words; their files are kept.`}
                </Text>
                <Flex>
                  <Button
                    ref={ref}
                    icon={CheckmarkIcon}
                    tone="positive"
                    text="Use this one"
                    onClick={() => onUse(made.publicId)}
                  />
                </Flex>
              </>
            )}
          </Stack>
        </Card>
      )}
      {inUse && (
        <Card border radius={3} padding={4}>
          <Stack gap={4}>
            <Heading ref={made ? undefined : heading} tabIndex={-1} as="h3" size={1}>
              The video in use
            </Heading>
            <TalkingVideo
              label={`Video of ${avatar.name} in use`}
              src={getReadableUrl(inUse.secureUrl, access)}
              captions={makeCaptions(undefined, hasVoiceCaptions ? captionsUrl : undefined)}
            />
            <Text size={1} muted>
              {isCurrent
                ? `It says what the agent’s introduction says.${agent.draftRevision ? ' Publish the agent to show it on the site.' : ''}`
                : 'The introduction, the voice or the portrait has changed since it was made.'}
            </Text>
          </Stack>
        </Card>
      )}
      {hasUploadedVideo && !made && (
        <Text size={1} role="note">
          {inUse
            ? `${avatar.name} also has an uploaded video, and the site shows that one. Remove it under “Pictures and video” to show the one made here.`
            : `The site shows ${avatar.name}’s uploaded videos. One that is made here takes their place once you use it.`}
        </Text>
      )}
    </>
  );
}

function makeCaptions(text: string | undefined, url: string | undefined) {
  if (text) return { text };
  return url ? { url } : undefined;
}
