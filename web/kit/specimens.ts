import type { Specimen } from './specimen.ts';
import { controlSpecimens } from './specimens/controls.tsx';
import { drawingSpecimens } from './specimens/drawings.tsx';
import { frameSpecimens } from './specimens/frames.tsx';
import { sectionSpecimens } from './specimens/sections.tsx';
import { statisticsSpecimens } from './specimens/statistics.tsx';
import { videoSpecimens } from './specimens/videos.tsx';
import { wordSpecimens } from './specimens/words.tsx';

/** Everything there is to see. `kit.test.tsx` fails when a part of `web/ui/` or `web/sections/` is not in it. */
export const specimens: readonly Specimen[] = [
  ...wordSpecimens,
  ...controlSpecimens,
  ...drawingSpecimens,
  ...frameSpecimens,
  ...sectionSpecimens,
  ...statisticsSpecimens,
  ...videoSpecimens,
];

/** The files that have nothing to show for themselves, and why. */
export const notShown: Record<string, string> = {
  'ui/site-link.tsx': 'looks like what it stands in',
  'ui/tooltip-bubbles.tsx': 'is what ui/tooltip.tsx loads',
  'ui/tooltip-trigger.tsx': 'draws nothing',
  'sections/talking-video/video-stage.tsx': 'is a video that plays: see the home page',
};
