import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../server/process/environment.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import { explain } from '../shared/run-main.ts';
import { exec } from './exec.ts';
import { exportDataset } from './export.ts';
import { importDataset } from './import.ts';
import { reset } from './reset.ts';
import { status } from './status.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-verbs-'));
const data = join(folder, 'lake');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { code: number | null; stdout: string; stderr: string };

/** Runs `npm run lake -- <args>` in a separate process, on this test's data and in its folder. */
async function command(...args: string[]): Promise<Outcome> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'lake.ts'), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ENV_FILE: '/dev/null', LAKE_DATA_DIR: data, INIT_CWD: folder },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

const verbs = { exec, export: exportDataset, import: importDataset, reset, status };

/** Runs a verb in this process and waits for its end. */
async function lake(name: keyof typeof verbs, ...args: string[]): Promise<Outcome> {
  let stdout = '';
  const log = vi.spyOn(console, 'log').mockImplementation((line) => {
    stdout += `${line}\n`;
  });
  try {
    await verbs[name].run(args, { environment: readEnvironment({ LAKE_DATA_DIR: data }, folder), folder });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return { code: 1, stdout, stderr: `${explain(error)}\n` };
  } finally {
    log.mockRestore();
  }
}

/** Writes documents through a client, as scripts do, while no server runs. */
async function write(
  ...documents: { _id: string; _type: string; [field: string]: unknown }[]
): Promise<void> {
  const { client, close } = await connectToLake(readEnvironment({ LAKE_DATA_DIR: data }, folder));
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit();
  await close();
}

async function readTitles(): Promise<string[]> {
  const { client, close } = await connectToLake(readEnvironment({ LAKE_DATA_DIR: data }, folder));
  return client.fetch<string[]>('*[_type == "page"] | order(title).title').finally(close);
}

describe('npm run lake', () => {
  it('lists its verbs, and refuses an unknown one', async () => {
    expect(await command()).toMatchObject({ code: 0, stdout: expect.stringContaining('restore') });
    expect(await command('sevre')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no verb "sevre".'),
    });
  });

  it('exec runs a command with the address of a new lake, and returns its exit code', async () => {
    const script = `
      const { LAKE_URL, SANITY_DATASET, SANITY_API_TOKEN } = process.env;
      const headers = { authorization: 'Bearer ' + SANITY_API_TOKEN };
      const post = async (path, body) =>
        (await fetch(LAKE_URL + '/v1/' + path, { method: 'POST', headers, body })).json();
      const body = JSON.stringify({ mutations: [{ create: { _type: 'page', list: [{}] } }] });
      const options = '?returnDocuments=true&autoGenerateArrayKeys=true';
      console.log(JSON.stringify(await post('data/mutate/' + SANITY_DATASET + options, body)));
      const { document } = await post('assets/files/' + SANITY_DATASET, 'a file');
      console.log(document._rev, document.uploadId);
      process.exitCode = 42;`;
    const run = () =>
      command('exec', '--deterministic', '--', process.execPath, '--input-type=module', '-e', script);
    const [first, second] = await Promise.all([run(), run()]);
    expect(first).toMatchObject({ code: 42, stdout: expect.stringMatching(/"operation":"create".*"_key"/) });
    expect(second).toEqual(first);
    expect(await lake('exec', '--', 'no-such-command')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The command cannot be run'),
    });
  });

  it('refuses an empty argument, which a variable of the shell that is not set leaves', async () => {
    const refusal = { code: 1, stderr: expect.stringContaining('An argument is empty') };
    expect(await command('backup', '--to', '')).toMatchObject(refusal);
    expect(await command('backup', '--to=')).toMatchObject(refusal);
    expect(await command('restore', '')).toMatchObject(refusal);
  });

  it('exports to a file that appears when it is complete, resets with a backup, and imports', async () => {
    await write({ _id: 'a', _type: 'page', title: 'A' }, { _id: 'b', _type: 'page', title: 'B' });
    expect(await lake('export', 'all.tar.gz')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 documents and 0 assets'),
    });
    expect(readdirSync(folder).sort()).toEqual(['all.tar.gz', 'lake']);
    expect((await lake('export', 'all.tar.gz')).stderr).toContain('is there already');
    expect((await lake('export', 'nowhere/all.tar.gz')).stderr).toMatch(
      /^There is no folder .*nowhere to export to\.$/m,
    );

    expect(await lake('reset')).toMatchObject({ code: 0, stdout: expect.stringContaining('is empty') });
    expect(existsSync(join(data, 'lake.sqlite'))).toBe(false);
    const [backup = ''] = readdirSync(join(data, 'backups'));
    expect(readdirSync(join(data, 'backups', backup))).toContain('lake.sqlite');

    expect(await lake('import', 'all.tar.gz')).toMatchObject({ code: 0, stderr: '' });
    expect(await readTitles()).toEqual(['A', 'B']);
    expect((await lake('import', 'all.tar.gz')).stderr).toContain('Add --replace');
  });

  it('status says whether a server runs', async () => {
    const { code, stdout } = await lake('status', '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { running: false, dataset: 'production' }]);
    expect(await lake('status', '--env')).toMatchObject({ code: 1, stdout: '' });
  });
}, 120_000);
