import '../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { combinedVideoOf, introductionOf, type TalkingVideoFields } from './talking-video.ts';

const everything: TalkingVideoFields = {
  uploaded: 'file-aaa-mp4',
  generated: { url: 'http://media.example/intro.mp4', secureUrl: 'https://media.example/intro.mp4' },
  videoUrl: '/tara.mp4',
  combinedUploaded: 'file-bbb-mp4',
  combinedUrl: '/tara_com.mp4',
  captions: 'file-ccc-vtt',
};

function without(...names: (keyof TalkingVideoFields)[]): TalkingVideoFields {
  return { ...everything, ...Object.fromEntries(names.map((name) => [name, null])) };
}

describe('the introduction', () => {
  it.each<[string, (keyof TalkingVideoFields)[], string | undefined]>([
    ['what an editor uploaded', [], '/files/local/production/aaa.mp4'],
    ['what the avatar tool made', ['uploaded'], 'https://media.example/intro.mp4'],
    ['the address', ['uploaded', 'generated'], '/tara.mp4'],
    ['the longer upload', ['uploaded', 'generated', 'videoUrl'], '/files/local/production/bbb.mp4'],
    ['the longer address', ['uploaded', 'generated', 'videoUrl', 'combinedUploaded'], '/tara_com.mp4'],
    ['nothing', ['uploaded', 'generated', 'videoUrl', 'combinedUploaded', 'combinedUrl'], undefined],
  ])('is %s when %j are missing', (_what, missing, src) => {
    expect(introductionOf(without(...missing))?.src).toBe(src);
  });

  it('is taken from the plain address where the avatar tool knows no secure one', () => {
    const generated = { url: 'http://localhost/intro.mp4', secureUrl: null };
    expect(introductionOf({ ...without('uploaded'), generated })?.src).toBe('http://localhost/intro.mp4');
  });
});

describe('the longer video', () => {
  it.each<[string, (keyof TalkingVideoFields)[], string | undefined]>([
    ['what an editor uploaded', [], '/files/local/production/bbb.mp4'],
    ['what the avatar tool made', ['combinedUploaded'], 'https://media.example/intro.mp4'],
    ['the address', ['combinedUploaded', 'generated'], '/tara_com.mp4'],
    ['the introduction', ['combinedUploaded', 'generated', 'combinedUrl'], '/files/local/production/aaa.mp4'],
    ['nothing', ['combinedUploaded', 'combinedUrl', 'uploaded', 'generated', 'videoUrl'], undefined],
  ])('is %s when %j are missing', (_what, missing, src) => {
    expect(combinedVideoOf(without(...missing))?.src).toBe(src);
  });
});

describe('the captions', () => {
  it('are those that were uploaded', () => {
    expect(introductionOf(everything)?.captions).toBe('/files/local/production/ccc.vtt');
  });

  it('stand beside a video of this site otherwise, one file for both', () => {
    const fields = without('captions', 'uploaded', 'combinedUploaded', 'generated');
    expect(introductionOf(fields)?.captions).toBe('/tara.vtt');
    expect(combinedVideoOf(fields)?.captions).toBe('/tara.vtt');
  });

  it('are none for an upload or a foreign video without any', () => {
    expect(introductionOf(without('captions'))?.captions).toBeUndefined();
    expect(introductionOf(without('captions', 'uploaded'))?.captions).toBeUndefined();
  });
});
