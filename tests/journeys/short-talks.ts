import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { eventually } from './eventually.ts';
import type { ServerProcess } from './server-process.ts';
import { root } from './test-directories.ts';

/** 0.8 s of a picture and a tone, in the formats of real videos. */
const shortTalk = readFileSync(join(root, 'tests', 'fixtures', 'short-talk.mp4'));
const captions = 'WEBVTT\n\n00:00.000 --> 00:00.700\n<v Agent>Good morning.\n';

/**
 * Uploads a short video for every agent as an editor would, and publishes it; the agent named `broken` gets an invalid file.
 * Resolves when the site shows the videos.
 */
export async function publishShortTalks(server: ServerProcess, broken: string): Promise<void> {
  const token = readFileSync(join(server.dataDirectory, 'admin-token'), 'utf8').trim();
  const send = async (path: string, type: string, body: BodyInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${server.url}/v2025-02-19${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The lake refused ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const upload = async (name: string, type: string, body: BodyInit) => {
    const { document } = await send(`/assets/files/production?filename=${name}`, type, body);
    return { _type: 'file', asset: { _type: 'reference', _ref: String(document._id) } };
  };
  const video = await upload('short.mp4', 'video/mp4', new Uint8Array(shortTalk));
  const noVideo = await upload('broken.mp4', 'video/mp4', 'This is no video.');
  const track = await upload('short.vtt', 'text/vtt', captions);
  const mutations = agentDocuments.map(({ _id, name }) => {
    const file = name === broken ? noVideo : video;
    return { patch: { id: _id, set: { video: file, combinedVideo: file, captions: track } } };
  });
  await send('/data/mutate/production', 'application/json', JSON.stringify({ mutations }));
  const isShown = async () =>
    (await (await fetch(`${server.url}/_fragments/index.json`)).text()).includes(noVideo.asset._ref);
  await eventually(isShown).toBe(true);
}
