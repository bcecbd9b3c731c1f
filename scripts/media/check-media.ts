import { readFileSync } from 'node:fs';
import { runMain } from '../run-main.ts';
import { agentAssets, type SeedAsset } from '../seed/media-assets.ts';
import { type AgentMedia, agentMedia } from './agent-media.ts';
import { alikeVoices, missesOf, nearestVoices } from './measure/limits.ts';
import { measureVideo, type VideoMeasures } from './measure/measure-video.ts';

/** `npm run check:media` measures the sixteen videos as a viewer gets them, and ends with 1 when one misses a limit. */
async function main(): Promise<void> {
  console.log(headings.map((heading, index) => cell(heading, index)).join(''));
  const introductions: VideoMeasures[] = [];
  const misses: string[] = [];
  for (const media of agentMedia) {
    const { video, combinedVideo } = agentAssets(media.name);
    const short = await measure(media, video, media.introduction);
    const long = await measure(media, combinedVideo, media.combined);
    introductions.push(short);
    misses.push(...missesOf(short), ...missesOf(long));
  }
  misses.push(...alikeVoices(introductions));
  console.log(`\nNearest in pitch: ${nearestVoices(introductions)}.`);
  console.log(misses.length === 0 ? 'Every limit is kept.' : `\n${misses.join('\n')}`);
  if (misses.length > 0) process.exitCode = 1;
}

async function measure(media: AgentMedia, { path, bytes }: SeedAsset, text: string): Promise<VideoMeasures> {
  const { captions, picture } = agentAssets(media.name);
  const vtt = readFileSync(captions.path, 'utf8');
  const measures = await measureVideo({ path, bytes, text, media, vtt, picture: picture.path });
  console.log(row(measures));
  return measures;
}

const headings = [
  'video',
  'kB',
  's',
  'LUFS',
  'lips r',
  'lag',
  'mouths',
  'cue ms',
  'words %',
  'Hz',
  'wpm',
  'poster dB',
];

function row(video: VideoMeasures): string {
  return [
    video.file,
    (video.bytes / 1000).toFixed(0),
    video.seconds.toFixed(1),
    video.loudness.toFixed(1),
    video.lipCorrelation.toFixed(2),
    String(video.lipLag),
    String(video.shapes),
    (video.cueError * 1000).toFixed(0),
    (video.coverage * 100).toFixed(1),
    video.pitch.toFixed(0),
    video.pace.toFixed(0),
    video.posterLikeness.toFixed(1),
  ]
    .map((value, index) => cell(value, index))
    .join('');
}

function cell(value: string, index: number): string {
  return index === 0 ? value.padEnd(18) : value.padStart(10);
}

runMain(main);
