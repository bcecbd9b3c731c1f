import { defineQuery } from 'groq';
import { talkingVideoFragment } from '../content/introduction-fragments.ts';
import { portraitFragment } from '../content/portrait.ts';
import { combinedVideoOf, introductionOf, type TalkingVideoFields } from '../content/talking-video.ts';

/** The videos and pictures of every published agent. */
export const AGENT_MEDIA_QUERY = defineQuery(
  `*[_type == "agent" && defined(slug.current)]{${portraitFragment}, ${talkingVideoFragment}}`,
);

interface AgentMedia {
  videos: TalkingVideoFields;
  image: { asset: unknown } | null;
  generatedImage: string | null;
}

/** Every address that an agent's cards and page load a video, its captions or a picture from, but pictures of the lake. */
export function mediaAddresses({ videos, image, generatedImage }: AgentMedia): string[] {
  const played = [introductionOf(videos), combinedVideoOf(videos)].flatMap((video) =>
    video ? [video.src, video.captions ?? video.src] : [],
  );
  return generatedImage && !image?.asset ? [...played, generatedImage] : played;
}

/** What a policy can name: a host may also have `;` and `,` in it, which would begin a directive or a policy of its own, and `*`. */
const nameable = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** The origins of addresses other than `own`, each once, for a content security policy; what it cannot name is left out. */
export function foreignOrigins(addresses: readonly string[], own: string): string[] {
  const origins = addresses.flatMap((address) => {
    const origin = URL.parse(address, own)?.origin;
    return origin && nameable.test(origin) ? origin : [];
  });
  return [...new Set(origins)].filter((origin) => origin !== own).sort();
}
