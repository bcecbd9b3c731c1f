import '../setup/site-config.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty, constantFrom, option, record } from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { mediaFolder } from '../../scripts/seed/media/media-manifest.ts';
import { readWebVtt } from '../../scripts/tools/media/captions/web-vtt.ts';
import { introductionSaidFragment, talkingVideoFragment } from '../../web/data/introduction-fragments.ts';
import { getCombinedVideo, getIntroduction, type TalkingVideoFields } from '../../web/data/talking-video.ts';

const query = parse(`*[_type == "agent"]{${talkingVideoFragment}, ${introductionSaidFragment}}`);

async function saidBy(fields: object): Promise<{ videos: TalkingVideoFields; said: string | null }> {
  // As the lake stores it, without undefined fields.
  const agent = JSON.parse(JSON.stringify({ _id: 'agent-tara', _type: 'agent', ...fields }));
  const value = await evaluate(query, { dataset: [agent] });
  return (await value.get())[0];
}

const first = 'Hello, I am Tara.\nI keep books.';
const transcript = `${first}\n\nMonth by month.\n\nAll year.`;

const file = option(
  constantFrom('file-aaa-mp4', 'file-bbb-mp4').map((_ref) => ({ asset: { _type: 'reference', _ref } })),
  { nil: undefined },
);
const address = option(constantFrom('/tara.mp4', '/tara_com.mp4'), { nil: undefined });
const made = option(record({ video: record({ url: address, secureUrl: address }) }), { nil: undefined });

describe('the text of an agent’s introduction on the home page', () => {
  it('is the whole transcript when the agent’s page shows the same video, else the first paragraph', async () => {
    const fields = record({
      video: file,
      combinedVideo: file,
      videoUrl: address,
      combinedUrl: address,
      avatarAssets: made,
    });
    await assert(
      asyncProperty(fields, async (given) => {
        const { videos, said } = await saidBy({ ...given, transcript });
        const isSame = getIntroduction(videos)?.src === getCombinedVideo(videos)?.src;
        expect(said).toBe(isSame ? transcript : first);
      }),
    );
  });

  it('is empty without a transcript', async () => {
    expect((await saidBy({ videoUrl: '/tara.mp4', combinedUrl: '/tara_com.mp4' })).said).toBeNull();
  });

  it.each(agentDocuments)(
    'equals, for $name of the seed, the captions within the video’s duration',
    async (agent) => {
      const slug = agent.slug?.current ?? '';
      const length = getSeconds(readFileSync(join(mediaFolder, `${slug}.mp4`)));
      const cues = readWebVtt(readFileSync(join(mediaFolder, `${slug}.vtt`), 'utf8'));
      const heard = cues.filter(({ start }) => start < length);
      expect(heard.length).toBeLessThan(cues.length);
      expect((await saidBy(agent)).said).toBe(heard.flatMap(({ lines }) => lines).join(' '));
    },
  );
});

/** The duration of a video, from the time scale and length in the movie header (ISO 14496-12, section 8.2.2). */
function getSeconds(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 'mvhd'.length;
  const isLong = mp4[header] === 1;
  return isLong
    ? Number(mp4.readBigUInt64BE(header + 24)) / mp4.readUInt32BE(header + 20)
    : mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}
