import type { VideoMeasures } from './measure-video.ts';

/** What a video must keep to, and how a miss is told. */
const limits: readonly {
  holds: (video: VideoMeasures) => boolean;
  miss: (video: VideoMeasures) => string;
}[] = [
  {
    holds: ({ loudness }) => Math.abs(loudness + 18) <= 3,
    miss: ({ loudness }) => `its loudness is ${loudness.toFixed(1)} LUFS; −18 ± 3 is wanted`,
  },
  {
    holds: ({ cueError }) => cueError <= 0.15,
    miss: ({ cueError }) =>
      `a caption ends ${Math.round(cueError * 1000)} ms away from its words; at most 150 ms`,
  },
  {
    holds: ({ coverage }) => coverage >= 0.98,
    miss: ({ coverage }) => `the captions show ${(coverage * 100).toFixed(1)} % of the words; at least 98 %`,
  },
  {
    holds: ({ longestLine, mostLines }) => longestLine <= 42 && mostLines <= 2,
    miss: ({ longestLine, mostLines }) =>
      `a caption has ${mostLines} lines, or a line of ${longestLine} characters`,
  },
  {
    holds: ({ lipCorrelation }) => lipCorrelation >= 0.6,
    miss: ({ lipCorrelation }) => `mouth and voice correlate by ${lipCorrelation.toFixed(2)}; at least 0.6`,
  },
  {
    holds: ({ lipLag }) => Math.abs(lipLag) <= 1,
    miss: ({ lipLag }) => `the mouth is ${lipLag} frames behind the voice; at most 1`,
  },
  {
    holds: ({ shapes }) => shapes >= 6,
    miss: ({ shapes }) => `only ${shapes} mouths can be told apart; at least 6`,
  },
  {
    holds: ({ posterLikeness }) => posterLikeness >= 28,
    miss: ({ posterLikeness }) =>
      `its first frame is not the portrait (${posterLikeness.toFixed(1)} dB; at least 28)`,
  },
  {
    holds: ({ bytes, seconds }) => seconds > 25 || bytes <= 500_000,
    miss: ({ bytes }) => `an introduction of ${Math.round(bytes / 1000)} kB is too large; at most 500`,
  },
];

/** Every limit that a video misses, as sentences. */
export function missesOf(video: VideoMeasures): string[] {
  return limits.filter(({ holds }) => !holds(video)).map(({ miss }) => `${video.file}: ${miss(video)}`);
}

/** Every two voices that a listener could take for one another: within 15 Hz of pitch and a tenth of the pace. */
export function alikeVoices(videos: readonly VideoMeasures[]): string[] {
  return pairsOf(videos)
    .filter((pair) => hertzBetween(pair) < 15 && paceBetween(pair) < 0.1)
    .map((pair) => `${describe(pair)}; 15 Hz or 10 % is wanted`);
}

/** The two voices that are nearest to each other in pitch. */
export function nearestVoices(videos: readonly VideoMeasures[]): string {
  const [first, ...others] = pairsOf(videos);
  if (!first) return 'none';
  return describe(
    others.reduce((best, pair) => (hertzBetween(pair) < hertzBetween(best) ? pair : best), first),
  );
}

function describe(pair: Pair): string {
  const [one, other] = pair;
  const pace = (paceBetween(pair) * 100).toFixed(0);
  return `the voices of ${one.file} and ${other.file} are ${hertzBetween(pair).toFixed(0)} Hz and ${pace} % of pace apart`;
}

type Pair = readonly [VideoMeasures, VideoMeasures];

function pairsOf(videos: readonly VideoMeasures[]): Pair[] {
  return videos.flatMap((one, index) => videos.slice(index + 1).map((other): Pair => [one, other]));
}

function hertzBetween([one, other]: Pair): number {
  return Math.abs(one.pitch - other.pitch);
}

function paceBetween([one, other]: Pair): number {
  return Math.abs(one.pace - other.pace) / Math.min(one.pace, other.pace);
}
