import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AgentMediaFiles, type MediaFile, mediaManifest } from '../../seed/media/media-manifest.ts';
import { OperatorError } from '../../shared/operator-error.ts';
import { runMain } from '../../shared/run-main.ts';
import { type AgentMedia, agentMedia, hashSources, isStale } from './agent-media.ts';
import { makeTalkingVideo } from './make-talking-video.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { createDrawnSource } from './video/portrait-source.ts';

const usage = `npx node scripts/tools/media/make-media.ts [name …] [--all]

Draws the agents and films them speaking: portraits, videos, captions. What is up to date is left alone.
  name    only these agents, as tara
  --all   also what is up to date`;

const folder = join(import.meta.dirname, '../../seed/media');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const unknown = positionals.filter((name) => !agentMedia.some((media) => media.name === name));
  if (unknown.length > 0)
    throw new OperatorError(`No agent is called ${unknown.join(' or ')}. Use names as tara.`);

  mkdirSync(folder, { recursive: true });
  const files = { ...mediaManifest };
  for (const media of agentMedia) {
    if (positionals.length > 0 && !positionals.includes(media.name)) continue;
    if (!values.all && isUpToDate(media)) {
      console.log(`${media.name.padEnd(9)} is up to date`);
      continue;
    }
    files[media.name] = await make(media);
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(sortByAgent(files), null, 2)}\n`);
  }
}

function isUpToDate(media: AgentMedia): boolean {
  const made = mediaManifest[media.name];
  if (!made || isStale(media, made.madeFrom)) return false;
  return [made.picture, made.video, made.combinedVideo, made.captions].every(({ file }) =>
    existsSync(join(folder, file)),
  );
}

async function make(media: AgentMedia): Promise<AgentMediaFiles> {
  const { name, person, voice } = media;
  const portrait = createDrawnSource(person);
  const short = await makeTalkingVideo({ portrait, text: media.introduction, voice });
  const long = await makeTalkingVideo({ portrait, text: media.combined, voice });
  writeFileSync(join(folder, `${name}.svg`), `${drawPortrait(person)}\n`);
  console.log(
    `${name.padEnd(9)} ${formatSeconds(short.durationSeconds)} in ${formatKilobytes(short.video)}, ${formatSeconds(long.durationSeconds)} in ${formatKilobytes(long.video)}`,
  );
  return {
    madeFrom: hashSources(media),
    picture: write(`${name}.png`, short.poster),
    video: write(`${name}.mp4`, short.video),
    combinedVideo: write(`${name}_com.mp4`, long.video),
    captions: write(`${name}.vtt`, Buffer.from(long.captions)),
  };
}

function write(file: string, content: Buffer): MediaFile {
  writeFileSync(join(folder, file), content);
  return { file, sha1: createHash('sha1').update(content).digest('hex'), bytes: content.length };
}

function sortByAgent(files: Readonly<Record<string, AgentMediaFiles>>): Record<string, AgentMediaFiles> {
  return Object.fromEntries(
    agentMedia.flatMap(({ name }) => {
      const made = files[name];
      return made ? [[name, made]] : [];
    }),
  );
}

function formatSeconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function formatKilobytes(content: Buffer): string {
  return `${Math.round(content.length / 1000)} kB`;
}

runMain(main);
