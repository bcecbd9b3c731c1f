import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../server/environment.ts';
import { latestBuild } from './latest-build.ts';
import { filesWith, leakedSecrets } from './search-files.ts';
import { filesFrom, PREVIEW, youngerCalls } from './visitor-scripts.ts';

describe.each(['site', 'studio'] as const)('the build of the %s', (part) => {
  const folder = latestBuild(part);

  it('contains no secret of the environment it was built in', () => {
    expect(leakedSecrets(folder)).toEqual([]);
  });

  it('contains no password of the gate', () => {
    // The copy contains the words of the password; a script would contain it in quotes.
    for (const quote of ['"', "'", '`'])
      expect(filesWith(`${quote}${LOCAL_GATE_PASSWORD}${quote}`, folder)).toEqual([]);
  });

  it('is searched in all files', () => {
    expect(filesWith('Incorrect password', latestBuild('site'))).not.toEqual([]);
    expect(filesWith('Make the talking video', latestBuild('studio'))).not.toEqual([]);
  });
});

describe('the files that visitors load', () => {
  const folder = join(latestBuild('site'), 'client');

  it('use no function that the oldest supported browser lacks', () => {
    expect(youngerCalls(folder)).toEqual([]);
  });

  it('contain no code of the Studio’s preview', () => {
    const previewOnly = /sanity\/comlink|sanity\/channels|sanity-visual-editing|xstate/;
    const holds = (file: string) => previewOnly.test(readFileSync(join(folder, file), 'utf8'));
    const visitors = filesFrom(folder, 'index.html');
    expect(visitors.length).toBeGreaterThan(30);
    expect(visitors.filter(holds)).toEqual([]);
    expect(filesFrom(folder, PREVIEW).filter(holds)).not.toEqual([]);
  });
});
