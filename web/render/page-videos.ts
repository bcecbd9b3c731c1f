import { defineQuery } from 'groq';
import { fetchContent } from '../data/client.ts';
import { readFileId } from '../data/files.ts';
import { getPortraitUrl, type PortraitFields } from '../data/portrait.ts';
import { getCombinedVideo, getIntroduction, type TalkingVideoFields } from '../data/talking-video.ts';

/** The upload dates of files. Only the server needs them, so they are not part of the pages' queries. */
export const FILE_DATES_QUERY = defineQuery(
  `*[_type == "sanity.fileAsset" && _id in $ids]{_id, "date": _createdAt}`,
);

/** A video on a page, with the structured data that search engines require. URLs are absolute. */
export interface PageVideo {
  name: string;
  /** The transcript. */
  description: string;
  thumbnailUrl: string;
  /** ISO 8601. */
  uploadDate: string;
  contentUrl: string;
}

/** Returns the talking videos in a page's query result, without those with missing data. */
export async function fetchPageVideos(content: unknown, origin: string): Promise<PageVideo[]> {
  const known = listTalks(content).flatMap((talk) => describeVideo(talk, origin) ?? []);
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
  /** The transcript of the combined video, on a page that plays it. */
  transcript?: string | null;
  /** The transcript of the introduction, on a page that plays it. */
  said?: string | null;
}

interface Talk {
  agent: TalkingAgent;
  src: string | undefined;
  said: string | null | undefined;
}

/** An agent's own page plays the combined video; the home page and sections of other pages play introductions. */
function listTalks(content: unknown): Talk[] {
  // Every query that includes the agent fragments returns these fields.
  const page = content as Partial<TalkingAgent> & {
    agents?: TalkingAgent[];
    sections?: { agent?: TalkingAgent | null }[];
  };
  const agents = [...(page?.agents ?? []), ...(page?.sections ?? []).map(({ agent }) => agent)];
  const introductions = agents.flatMap((agent) =>
    agent?.videos ? { agent, src: getIntroduction(agent.videos)?.src, said: agent.said } : [],
  );
  if (!page?.videos) return introductions;
  const own = { name: null, title: null, image: null, ...page };
  return [{ agent: own, src: getCombinedVideo(page.videos)?.src, said: page.transcript }, ...introductions];
}

/** Returns the data of a video except its date, with the id of its file; undefined if a value is missing. */
function describeVideo({ agent, src, said }: Talk, origin: string) {
  const name = [agent.name, agent.title].filter(Boolean).join(': ');
  const picture = getPortraitUrl(agent, 'profile', 2);
  // The lake has no date for an external file.
  const file = src && readFileId(src);
  if (!name || !picture || !file || !said?.trim()) return undefined;
  const resolveUrl = (address: string) => new URL(address, origin).href;
  return { name, description: said, thumbnailUrl: resolveUrl(picture), contentUrl: resolveUrl(src), file };
}
