import { defineQuery } from 'groq';
import { combinedVideoOf, introductionOf, type TalkingVideoFields } from '../content/talking-video.ts';
import { talkingVideoFragment } from '../content/talking-video-fragment.ts';

/** The videos of every published agent. */
export const TALKING_VIDEOS_QUERY = defineQuery(
  `*[_type == "agent" && defined(slug.current)]{${talkingVideoFragment}}`,
);

/** Every address that an agent's home card or page loads a video or its captions from. */
export function mediaAddresses({ videos }: { videos: TalkingVideoFields }): string[] {
  return [introductionOf(videos), combinedVideoOf(videos)].flatMap((video) =>
    video ? [video.src, video.captions ?? video.src] : [],
  );
}

/** The origins of addresses other than `own`, each once; what is no address of the web has none. */
export function foreignOrigins(addresses: readonly string[], own: string): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address, own);
    return url && /^https?:$/.test(url.protocol) ? url.origin : [];
  });
  return [...new Set(origins)].filter((origin) => origin !== own).sort();
}
