import '../../setup/site-config.ts';
import { fragmentPathOf } from '../../../server/site/site-path.ts';
import type { Agent } from '../../../web/content/sanity.types.ts';
import {
  combinedVideoOf,
  introductionOf,
  type TalkingVideoFields,
} from '../../../web/content/talking-video.ts';

/** What the talking videos of an agent lack for those who cannot hear them: a line for each. */
export async function unheard(
  origin: string,
  { slug, transcript }: Pick<Agent, 'slug' | 'transcript'>,
): Promise<string[]> {
  const path = `/agent/${slug?.current}`;
  const read = async (page: string): Promise<Fragment> => (await fetch(origin + fragmentPathOf(page))).json();
  const { html, data } = await read(path);
  const videos = data.queries.find(({ queryKey }) => queryKey[0] === 'agent')?.state.data.videos;
  const faults: string[] = [];
  // Its turn on the home page, and its own page.
  for (const video of videos ? [introductionOf(videos), combinedVideoOf(videos)] : [undefined]) {
    const captions = video?.captions && (await (await fetch(new URL(video.captions, origin))).text());
    if (!captions || !/^WEBVTT/.test(captions) || !captions.includes('-->'))
      faults.push(`${video?.src ?? path} has no captions`);
  }
  // As far as it is written in HTML as it is in the content.
  const opening = transcript?.split(/[.’'"&]/)[0];
  for (const [place, written] of [
    ['/', (await read('/')).html],
    [path, html],
  ] as const)
    if (!opening || !written.includes(opening)) faults.push(`${place} has no transcript`);
  return faults;
}

/** A page's fragment, as far as it is read here. */
interface Fragment {
  html: string;
  data: { queries: { queryKey: unknown[]; state: { data: { videos?: TalkingVideoFields } } }[] };
}
