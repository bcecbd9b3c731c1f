import '../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { getCombinedVideo, getIntroduction, type TalkingVideoFields } from './talking-video.ts';

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
    ['the upload', [], '/files/local/production/aaa.mp4'],
    ['the generated video', ['uploaded'], 'https://media.example/intro.mp4'],
    ['the URL', ['uploaded', 'generated'], '/tara.mp4'],
    ['the combined upload', ['uploaded', 'generated', 'videoUrl'], '/files/local/production/bbb.mp4'],
    ['the combined URL', ['uploaded', 'generated', 'videoUrl', 'combinedUploaded'], '/tara_com.mp4'],
    ['nothing', ['uploaded', 'generated', 'videoUrl', 'combinedUploaded', 'combinedUrl'], undefined],
  ])('is %s when %j are missing', (_what, missing, src) => {
    expect(getIntroduction(without(...missing))?.src).toBe(src);
  });

  it('uses the plain URL of a generated video without a secure one', () => {
    const generated = { url: 'http://localhost/intro.mp4', secureUrl: null };
    expect(getIntroduction({ ...without('uploaded'), generated })?.src).toBe('http://localhost/intro.mp4');
  });
});

describe('the combined video', () => {
  it.each<[string, (keyof TalkingVideoFields)[], string | undefined]>([
    ['the upload', [], '/files/local/production/bbb.mp4'],
    ['the generated video', ['combinedUploaded'], 'https://media.example/intro.mp4'],
    ['the URL', ['combinedUploaded', 'generated'], '/tara_com.mp4'],
    ['the introduction', ['combinedUploaded', 'generated', 'combinedUrl'], '/files/local/production/aaa.mp4'],
    ['nothing', ['combinedUploaded', 'combinedUrl', 'uploaded', 'generated', 'videoUrl'], undefined],
  ])('is %s when %j are missing', (_what, missing, src) => {
    expect(getCombinedVideo(without(...missing))?.src).toBe(src);
  });
});

describe('the captions', () => {
  it('are the uploaded ones', () => {
    expect(getIntroduction(everything)?.captions).toBe('/files/local/production/ccc.vtt');
  });

  it('are the file beside a video of this site, one for both videos', () => {
    const fields = without('captions', 'uploaded', 'combinedUploaded', 'generated');
    expect(getIntroduction(fields)?.captions).toBe('/tara.vtt');
    expect(getCombinedVideo(fields)?.captions).toBe('/tara.vtt');
  });

  it('are undefined for an uploaded or external video without an upload', () => {
    expect(getIntroduction(without('captions'))?.captions).toBeUndefined();
    expect(getIntroduction(without('captions', 'uploaded'))?.captions).toBeUndefined();
  });
});
