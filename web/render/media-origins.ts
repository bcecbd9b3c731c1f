import { defineQuery } from 'groq';
import { talkingVideoFragment } from '../data/introduction-fragments.ts';
import { portraitFragment } from '../data/portrait.ts';
import { getCombinedVideo, getIntroduction, type TalkingVideoFields } from '../data/talking-video.ts';

/** The videos and images of every published agent. */
export const AGENT_MEDIA_QUERY = defineQuery(
  `*[_type == "agent" && defined(slug.current)]{${portraitFragment}, ${talkingVideoFragment}}`,
);

interface AgentMedia {
  videos: TalkingVideoFields;
  image: { asset: unknown } | null;
  generatedImage: string | null;
}

/** The URLs of the videos, captions and external images that an agent's cards and page load. */
export function listMediaUrls({ videos, image, generatedImage }: AgentMedia): string[] {
  const played = [getIntroduction(videos), getCombinedVideo(videos)].flatMap((video) =>
    video ? [video.src, video.captions ?? video.src] : [],
  );
  return generatedImage && !image?.asset ? [...played, generatedImage] : played;
}

/**
 * Origins that are safe in a content security policy: in other host names `;` and `,` would start a new directive or policy, and
 * `*` would be a wildcard.
 */
const nameable = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** Returns the unique origins of URLs other than `own` for a content security policy, without those that are not safe in it. */
export function listForeignOrigins(addresses: readonly string[], own: string): string[] {
  const origins = addresses.flatMap((address) => {
    const origin = URL.parse(address, own)?.origin;
    return origin && nameable.test(origin) ? origin : [];
  });
  return [...new Set(origins)].filter((origin) => origin !== own).sort();
}
