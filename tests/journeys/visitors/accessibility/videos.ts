import '../../../setup/site-config.ts';
import type { Agent } from '../../../../content/sanity.types.ts';
import {
  getCombinedVideo,
  getIntroduction,
  type TalkingVideoFields,
} from '../../../../web/data/talking-video.ts';
import { renderedPage } from '../../helpers/rendered-page.ts';

/** What an agent's talking videos lack for visitors who cannot hear them, one line each. */
export async function unheard(
  origin: string,
  { slug, transcript }: Pick<Agent, 'slug' | 'transcript'>,
): Promise<string[]> {
  const path = `/agent/${slug?.current}`;
  const { data }: Fragment = await (await fetch(`${origin}/_fragments${path}.json`)).json();
  const videos = data.queries.find(({ queryKey }) => queryKey[0] === 'agent')?.state.data.videos;
  const faults: string[] = [];
  // The introduction on the home page, and the video on the agent's page.
  for (const video of videos ? [getIntroduction(videos), getCombinedVideo(videos)] : [undefined]) {
    const captions = video?.captions && (await (await fetch(new URL(video.captions, origin))).text());
    if (!captions || !/^WEBVTT/.test(captions) || !captions.includes('-->'))
      faults.push(`${video?.src ?? path} has no captions`);
  }
  // The beginning of the transcript up to a character that HTML may escape.
  const opening = transcript?.split(/[.’'"&]/)[0];
  for (const place of ['/', path])
    if (!opening || !(await renderedPage(origin, place)).includes(opening))
      faults.push(`${place} has no transcript`);
  return faults;
}

/** The part of a page's fragment that is read here. */
interface Fragment {
  data: { queries: { queryKey: unknown[]; state: { data: { videos?: TalkingVideoFields } } }[] };
}
