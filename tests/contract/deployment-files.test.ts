import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnvFile } from '../../server/process/env-file.ts';
import { readEnvironment, variableNames } from '../../server/process/environment.ts';

const root = join(import.meta.dirname, '..', '..');

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = read('deploy/compose.yaml');
const [, siteService = ''] = /^ {2}site:\n(.*?)^ {2}caddy:/ms.exec(compose) ?? [];

/** Environment variables of the container in compose.yaml: `SITE_URL`, `https://${SITE_HOST:?…}`. */
const passed = new Map(
  [...siteService.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The environment files that docs/deployment.md tells operators to write: for systemd, and for Docker. */
const settingsFiles = [...read('docs/deployment.md').matchAll(/^```ini\n(.*?)^```/gms)].map(
  ([, text = '']) => text,
);

/** Variables that the image sets, since they are the same in every container. */
const inImage = [...read('deploy/Dockerfile').matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

it('compose.yaml passes every setting to the container, and keeps the defaults of unset ones', () => {
  // The ports of npm run dev are not used in a container.
  const known = new Set([...passed.keys(), ...inImage, 'DEV_SITE_PORT', 'DEV_STUDIO_PORT']);
  const forgotten = variableNames.filter((name) => !known.has(name));
  expect(forgotten, 'hand these on in deploy/compose.yaml, as its other lines do').toEqual([]);

  const withDefault = ([name, value]: [string, string]) => {
    const [, fallback] = new RegExp(`^\\$\\{${name}:-(.*)\\}$`).exec(value) ?? [];
    return [name, fallback ?? value.replace(/\$\{SITE_HOST:\?.*\}/, 'example.org')];
  };
  const bare: Record<string, string> = Object.fromEntries([...passed].map(withDefault));
  const { SITE_URL = '' } = bare;
  expect(Object.values(bare).join()).not.toContain('$');
  const own = { GATE_PASSWORD: 'a password of our own' };
  expect(readEnvironment({ ...bare, ...own }, root)).toEqual(readEnvironment({ SITE_URL, ...own }, root));
});

it.each(['deploy/site.service', 'deploy/site-backup.service'])(
  '%s reads the environment file, and stores the data where commands look for it',
  (file) => {
    const unit = read(file);
    expect(unit).toContain('LoadCredential=site.env:/etc/site.env\nEnvironment=ENV_FILE=%d/site.env\n');
    expect(unit).not.toContain('EnvironmentFile');
    const [, folder] = /^Environment=LAKE_DATA_DIR=(.*)$/m.exec(unit) ?? [];
    expect(parseEnv(settingsFiles[0] ?? '').LAKE_DATA_DIR).toBe(folder);
  },
);

it.each(['deploy/site.service', 'deploy/Dockerfile'])(
  '%s sets the same malloc variables as npm start',
  (file) => {
    const settings = [...read(file).matchAll(/(MALLOC_\w+)=(\d+)/g)];
    expect(settings).toHaveLength(2);
    for (const [, name, value] of settings)
      expect(read('scripts/bootstrap.js')).toContain(`process.env.${name} || '${value}'`);
  },
);

it('docs/deployment.md quotes a password so that Node and Docker Compose read the same', () => {
  expect(settingsFiles).toHaveLength(2);
  for (const text of settingsFiles) {
    const [, written = ''] = /^GATE_PASSWORD=(.*)$/m.exec(text) ?? [];
    expect(written, 'within double quotes Compose replaces $…, and Node does not').toMatch(/^'.+'$/);
    expect(parseEnv(text).GATE_PASSWORD).toBe(written.slice(1, -1));
  }
});

it('.env.example lists every setting', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(variableNames.filter((name) => !named.includes(name))).toEqual([]);
  expect(readEnvFile(join(root, '.env.example'))).toEqual({});
});
