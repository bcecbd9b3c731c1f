import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'docker-file-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The parsed Dockerfile. It is not built, since Docker is not available where tests run. */
const commands = parse(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'));
const ignored = readFileSync(join(root, 'deploy', 'Dockerfile.dockerignore'), 'utf8')
  .trim()
  .split('\n');

const named = (name: string) => commands.filter((command) => command.name === name);
const splitWords = (args: unknown): string[] =>
  Array.isArray(args) ? args.map(String) : String(args).split(/\s+/).filter(Boolean);

describe('the Dockerfile', () => {
  it('has only valid instructions', () => {
    expect(commands.filter(({ error }) => error)).toEqual([]);
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'FROM',
        'COPY',
        'RUN',
        'USER',
        'ENV',
        'VOLUME',
        'EXPOSE',
        'HEALTHCHECK',
        'CMD',
      ]),
    );
  });

  it('copies existing files that .dockerignore does not exclude', () => {
    const copied = named('COPY')
      .map(({ args }) => splitWords(args))
      .filter((words) => !words.some((word) => word.startsWith('--from=')))
      .flatMap((words) => words.filter((word) => !word.startsWith('--')).slice(0, -1));
    expect(copied).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'lake/package.json', '.']),
    );
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path.replace(/\/$/, ''));
    }
  });

  it('copies from existing stages', () => {
    const stages = named('FROM')
      .flatMap(({ args }) => splitWords(args))
      .filter((_, index, all) => all[index - 1]?.toUpperCase() === 'AS');
    const used = named('COPY')
      .flatMap(({ args }) => splitWords(args))
      .flatMap((word) => /^--from=(.+)$/.exec(word)?.[1] ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const stage of used) expect(stages).toContain(stage);
  });

  it('runs existing scripts, on a Node version that the project supports', () => {
    const runs = [...named('RUN'), ...named('CMD')].flatMap(({ args }) => splitWords(args));
    const scripts = runs.filter((word) => /^scripts\/.+\.[jt]s$/.test(word));
    expect(scripts).toEqual(['scripts/bootstrap.js', 'scripts/start.ts']);
    for (const script of scripts) expect(existsSync(join(root, script)), script).toBe(true);
    const { devDependencies, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const pinned = String({ ...devDependencies, ...dependencies }.node).split('.')[0];
    for (const { args } of named('FROM')) expect(splitWords(args)[0]).toBe(`node:${pinned}-bookworm-slim`);
  });

  it('runs as an unprivileged user, with the data in the configured folder', () => {
    expect(named('USER').map(({ args }) => args)).toEqual(['node']);
    const [environment] = named('ENV');
    expect(environment?.args).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', LAKE_DATA_DIR: '/data/lake' });
    expect(named('VOLUME').flatMap(({ args }) => splitWords(args))).toEqual([
      '/data',
      '/backups',
      '/srv/site/dist',
    ]);
    expect(named('EXPOSE').flatMap(({ args }) => splitWords(args))).toEqual(['3000']);
  });
});
