import { defineQuery } from 'groq';
import { portraitFragment } from '../content/portrait.ts';
import { combinedVideoOf, introductionOf, type TalkingVideoFields } from '../content/talking-video.ts';
import { talkingVideoFragment } from '../content/talking-video-fragment.ts';

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

/** The origins of addresses other than `own`, each once; what is no address of the web has none. */
export function foreignOrigins(addresses: readonly string[], own: string): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address, own);
    return url && /^https?:$/.test(url.protocol) ? url.origin : [];
  });
  return [...new Set(origins)].filter((origin) => origin !== own).sort();
}
