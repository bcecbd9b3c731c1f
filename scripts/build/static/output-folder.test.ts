import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { assertReplaceable, replaceFolder } from './output-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const holding = (...names: string[]) => {
  const folder = join(root, 'out');
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
};

it.each([[[]], [['public', 'Caddyfile', 'nginx.conf', '.DS_Store']]])('may contain %j', (names) => {
  expect(() => assertReplaceable(holding(...names), [root])).not.toThrow();
});

it('may be new, also inside a folder in use', () => {
  expect(() =>
    assertReplaceable(join(root, 'dist', 'static-site'), [root, join(root, 'dist')]),
  ).not.toThrow();
});

it.each([
  [['public', 'Caddyfile', 'nginx.conf', '.git'], 'holds .git, which no such build wrote'],
  [['index.html'], 'holds index.html, which no such build wrote'],
  [['public'], 'holds public, and no such build wrote that'],
])('is refused when it contains %j', (names, why) => {
  const folder = holding(...names);
  expect(() => assertReplaceable(folder, [])).toThrow(`${folder} ${why}, and the folder that is written to`);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

it('is refused when it contains a folder in use', () => {
  expect(() => assertReplaceable(root, [root])).toThrow(`${root} is in use, and`);
  expect(() => assertReplaceable(root, [join(root, '.lake')])).toThrow(
    `${root} holds ${join(root, '.lake')}, and`,
  );
});

it('is replaced only by complete output', async () => {
  const folder = holding('of-last-time');
  const cutShort = async (made: string) => {
    writeFileSync(join(made, 'a'), 'half');
    throw new Error('/about answered 500');
  };
  await expect(replaceFolder(folder, cutShort)).rejects.toThrow('/about answered 500');
  expect(readdirSync(folder)).toEqual(['of-last-time']);

  await replaceFolder(folder, (made) => writeFileSync(join(made, 'a'), 'whole'));
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('whole');
  expect(existsSync(join(folder, 'of-last-time'))).toBe(false);
  expect(readdirSync(root)).toEqual(['out']);
});
