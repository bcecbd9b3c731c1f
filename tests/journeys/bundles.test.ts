import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../server/environment.ts';
import { latestBuild } from './latest-build.ts';
import { filesWith, leakedSecrets } from './search-files.ts';
import { filesFrom, PREVIEW, youngerCalls } from './visitor-scripts.ts';

describe.each(['site', 'studio'] as const)('what is built of the %s', (part) => {
  const folder = latestBuild(part);

  it('holds no secret of the environment it was built in', () => {
    expect(leakedSecrets(folder)).toEqual([]);
  });

  it('holds no password of the gate', () => {
    // The words themselves are part of the copy; a script holds the password in quotes.
    for (const quote of ['"', "'", '`'])
      expect(filesWith(`${quote}${LOCAL_GATE_PASSWORD}${quote}`, folder)).toEqual([]);
  });

  it('is really searched', () => {
    expect(filesWith('Incorrect password', latestBuild('site'))).not.toEqual([]);
    expect(filesWith('Make the talking video', latestBuild('studio'))).not.toEqual([]);
  });
});

describe('what visitors load of the site', () => {
  const folder = join(latestBuild('site'), 'client');

  it('asks of a browser nothing that came after the oldest one it is built for', () => {
    expect(youngerCalls(folder)).toEqual([]);
  });

  it('holds nothing of what the Studio’s preview loads', () => {
    const previewOnly = /sanity\/comlink|sanity\/channels|sanity-visual-editing|xstate/;
    const holds = (file: string) => previewOnly.test(readFileSync(join(folder, file), 'utf8'));
    const visitors = filesFrom(folder, 'index.html');
    expect(visitors.length).toBeGreaterThan(30);
    expect(visitors.filter(holds)).toEqual([]);
    expect(filesFrom(folder, PREVIEW).filter(holds)).not.toEqual([]);
  });
});
