import { describe, expect, test } from 'vitest';
import { alikeVoices, missesOf } from './limits.ts';
import type { VideoMeasures } from './measure-video.ts';

const good: VideoMeasures = {
  file: 'tara.mp4',
  bytes: 350_000,
  seconds: 18,
  loudness: -18.1,
  lipCorrelation: 0.7,
  lipLag: 0,
  shapes: 40,
  pitch: 170,
  pace: 158,
  posterLikeness: 33,
  cueError: 0.12,
  coverage: 1,
  longestLine: 40,
  mostLines: 2,
};

test('a video within every limit misses none', () => {
  expect(missesOf(good)).toEqual([]);
});

describe('a miss is told in words', () => {
  test.each<[Partial<VideoMeasures>, string]>([
    [{ loudness: -22 }, 'tara.mp4: its loudness is -22.0 LUFS; −18 ± 3 is wanted'],
    [{ cueError: 0.2 }, 'tara.mp4: a caption ends 200 ms away from its words; at most 150 ms'],
    [{ coverage: 0.9 }, 'tara.mp4: the captions show 90.0 % of the words; at least 98 %'],
    [{ longestLine: 60 }, 'tara.mp4: a caption has 2 lines, or a line of 60 characters'],
    [{ lipCorrelation: 0.5 }, 'tara.mp4: mouth and voice correlate by 0.50; at least 0.6'],
    [{ lipCorrelation: Number.NaN }, 'tara.mp4: mouth and voice correlate by NaN; at least 0.6'],
    [{ lipLag: 3 }, 'tara.mp4: the mouth is 3 frames behind the voice; at most 1'],
    [{ shapes: 5 }, 'tara.mp4: only 5 mouths can be told apart; at least 6'],
    [{ posterLikeness: 20 }, 'tara.mp4: its first frame is not the portrait (20.0 dB; at least 28)'],
    [{ bytes: 600_000 }, 'tara.mp4: an introduction of 600 kB is too large; at most 500'],
  ])('%o', (fault, message) => {
    expect(missesOf({ ...good, ...fault })).toEqual([message]);
  });

  test('voices that differ in neither pitch nor pace', () => {
    const other = { ...good, file: 'huma.mp4', pitch: 180, pace: 160 };
    expect(alikeVoices([good, other])).toEqual([
      'the voices of tara.mp4 and huma.mp4 are 10 Hz and 1 % of pace apart; 15 Hz or 10 % is wanted',
    ]);
    expect(alikeVoices([good, { ...other, pace: 180 }])).toEqual([]);
    expect(alikeVoices([good, { ...other, pitch: 190 }])).toEqual([]);
  });
});
