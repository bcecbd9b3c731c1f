import type { Agent } from '../../../web/content/sanity.types.ts';
import { renderedPage } from '../rendered-page.ts';

/** What the talking video of an agent lacks for those who cannot hear it: a line for each. */
export async function unheard(
  origin: string,
  { slug, transcript }: Pick<Agent, 'slug' | 'transcript'>,
): Promise<string[]> {
  const name = slug?.current ?? '';
  const captions = await (await fetch(`${origin}/${name}.vtt`)).text();
  const faults: string[] = [];
  if (!/^WEBVTT/.test(captions) || !captions.includes('-->')) faults.push(`/${name}.vtt has no captions`);
  // As far as it is written in HTML as it is in the content.
  const opening = transcript?.split(/[.’'"&]/)[0];
  const page = await renderedPage(origin, `/agent/${name}`);
  if (!opening || !page.includes(opening)) faults.push('there is no transcript');
  return faults;
}
