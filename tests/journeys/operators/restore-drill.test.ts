import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { expect, onTestFinished, test } from 'vitest';
import { createContentClient } from '../../../scripts/shared/content-client.ts';
import { isFullScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { startServer } from '../helpers/server-process.ts';
import { buildDirectory, root } from '../helpers/test-directories.ts';

/** The commands of docs/backups.md, in order and as written. */
const [makeBackup, listBackups, verifyBackup, restoreBackup, start, restoreDrill, checkDrill] = [
  ...readFileSync(join(root, 'docs', 'backups.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs),
].flatMap(([, block = '']) => block.trim().split('\n'));

const token = 'the-token-of-the-restore-drill';
const content = (client: SanityClient) =>
  client.fetch<{ _id: string }[]>('*[!(_id match "note-*")] | order(_id)');

test.runIf(isFullScope)(
  'the drill of docs/backups.md restores lost content, which visitors then read',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startServer({ LAKE_ADMIN_TOKEN: token });
    onTestFinished(() => server.dispose());
    const client = createContentClient({ url: server.url, projectId: 'local', dataset: 'production', token });
    const shell = shellWith({
      LAKE_DATA_DIR: server.dataDirectory,
      LAKE_ADMIN_TOKEN: token,
      PORT: new URL(server.url).port,
      BACKUPS: join(folder, 'backups'),
      DRILL: join(folder, 'drill'),
    });

    await client.patch('agent-tara').set({ transcript: 'Back from the dead.' }).commit();
    await client.patch('homePage').set({ heroHeadline: 'Back to your mission by Monday.' }).commit();
    await client.create({
      _id: 'organizationType-choirs',
      _type: 'organizationType',
      name: 'Community choirs',
      description: 'They sing together, and run on dues and volunteers.',
    });
    await client.create({ _id: 'drafts.agent-huma', _type: 'agent', name: 'Huma', title: 'Half a sentence' });
    const before = await content(client);
    const writing = writeNotes(client);
    await shell.run(makeBackup);
    const written = await writing.end();
    await shell.run(listBackups);
    expect(await shell.run(verifyBackup)).toContain('is whole');

    await server.kill('SIGKILL');
    rmSync(server.dataDirectory, { recursive: true });
    await shell.run(restoreBackup);
    await shell.start(start);

    await eventually(() => fetch(`${server.url}/_lake/health`).then(({ status }) => status, String)).toBe(
      200,
    );
    expect(await content(client)).toEqual(before);
    const notes = await client.fetch<number[]>('*[_id match "note-*"] | order(number).number');
    expect(notes).toEqual(Array.from(notes, (_, index) => index));
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.length).toBeLessThanOrEqual(written);
    expect(await renderedPage(server.url, '/agent/tara')).toContain('Back from the dead.');
    const video = await client.fetch<string>('*[_id == "agent-tara"][0].video.asset->url');
    expect((await fetch(video, { headers: { range: 'bytes=0-99' } })).status).toBe(206);

    await shell.run(restoreDrill);
    expect(await shell.run(checkDrill)).toContain('every page, reference, link and rule of the Studio holds');
  },
  180_000,
);

/** Writes notes continuously until it is ended; resolves with their number. */
function writeNotes(client: SanityClient): { end(): Promise<number> } {
  let isOver = false;
  const writing = (async () => {
    let number = 0;
    for (; !isOver; number += 1) {
      await client.create({ _id: `note-${number}`, _type: 'note', number }, { visibility: 'async' });
      await setTimeout(5);
    }
    return number;
  })();
  return {
    end() {
      isOver = true;
      return writing;
    },
  };
}

/** Runs lines of the page in a shell, in the root of the project. */
function shellWith(settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ENV_FILE: '/dev/null', BUILD_DIR: buildDirectory, ...settings };
  const spawnShell = (line = '') => {
    // A separate process group, since npm does not pass signals on.
    const child = spawn('sh', ['-c', line], { cwd: root, env, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    return { child, output: () => output };
  };
  return {
    async run(line: string | undefined): Promise<string> {
      const { child, output } = spawnShell(line);
      const [code] = await once(child, 'close');
      expect(code, `${line}\n${output()}`).toBe(0);
      return output();
    },
    async start(line: string | undefined): Promise<void> {
      const { child, output } = spawnShell(line);
      onTestFinished(() => endGroup(child));
      await eventually(() => output(), 60_000).toMatch(/^ready/m);
    },
  };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}
