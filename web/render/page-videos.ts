import { defineQuery } from 'groq';
import { fetchContent } from '../content/client.ts';
import { fileIdOf } from '../content/files.ts';
import { type PortraitFields, portraitUrl } from '../content/portrait.ts';
import { combinedVideoOf, introductionOf, type TalkingVideoFields } from '../content/talking-video.ts';

/** When files came to the lake. Only documents say it, so no browser is sent it with a page's content. */
export const FILE_DATES_QUERY = defineQuery(
  `*[_type == "sanity.fileAsset" && _id in $ids]{_id, "date": _createdAt}`,
);

/** A video that a page plays, by all that a search engine asks of one. Addresses are absolute. */
export interface PageVideo {
  name: string;
  /** What is said in it. */
  description: string;
  thumbnailUrl: string;
  /** ISO 8601. */
  uploadDate: string;
  contentUrl: string;
}

/** The talking videos in a page's content, as its query returned it; one of which something is unknown is left out. */
export async function pageVideos(content: unknown, origin: string): Promise<PageVideo[]> {
  const known = talksOf(content).flatMap((talk) => describe(talk, origin) ?? []);
  if (known.length === 0) return [];
  const dates = await fetchContent(FILE_DATES_QUERY, { ids: known.map(({ file }) => file) });
  return known.flatMap(({ file, ...video }) => {
    const uploadDate = dates.find(({ _id }) => _id === file)?.date;
    return uploadDate ? { ...video, uploadDate } : [];
  });
}

interface TalkingAgent extends PortraitFields {
  name: string | null;
  title: string | null;
  videos?: TalkingVideoFields;
  /** What the longer video says, where a page plays that. */
  transcript?: string | null;
  /** What the introduction says, where a page plays that. */
  said?: string | null;
}

interface Talk {
  agent: TalkingAgent;
  src: string | undefined;
  said: string | null | undefined;
}

/** An agent's own page plays the longer video; the home page and the sections of other pages play introductions. */
function talksOf(content: unknown): Talk[] {
  // Fragments give agents these fields in whatever query they stand.
  const page = content as Partial<TalkingAgent> & {
    agents?: TalkingAgent[];
    sections?: { agent?: TalkingAgent | null }[];
  };
  const agents = [...(page?.agents ?? []), ...(page?.sections ?? []).map(({ agent }) => agent)];
  const introductions = agents.flatMap((agent) =>
    agent?.videos ? { agent, src: introductionOf(agent.videos)?.src, said: agent.said } : [],
  );
  if (!page?.videos) return introductions;
  const own = { name: null, title: null, image: null, ...page };
  return [{ agent: own, src: combinedVideoOf(page.videos)?.src, said: page.transcript }, ...introductions];
}

/** All but the date, with the id of the file; undefined when something is missing. */
function describe({ agent, src, said }: Talk, origin: string) {
  const name = [agent.name, agent.title].filter(Boolean).join(': ');
  const picture = portraitUrl(agent, 'profile', 2);
  // A file elsewhere has no date that the lake knows.
  const file = src && fileIdOf(src);
  if (!name || !picture || !file || !said?.trim()) return undefined;
  const absolute = (address: string) => new URL(address, origin).href;
  return { name, description: said, thumbnailUrl: absolute(picture), contentUrl: absolute(src), file };
}
