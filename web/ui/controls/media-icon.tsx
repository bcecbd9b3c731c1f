import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type MediaAction = 'play' | 'pause' | 'stop' | 'replay' | 'mute' | 'unmute' | 'captions';

const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';

const shapes: Record<MediaAction, string> = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  stop: 'M6.5 6.5h11v11h-11z',
  replay: 'M6 7.5A8 8 0 1 1 4.2 13M6 3.5v4h4',
  mute: `${speaker}M15.5 9.5l5 5m0-5l-5 5`,
  unmute: `${speaker}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11`,
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.6a2 2 0 1 0 0 2.8M17 10.6a2 2 0 1 0 0 2.8',
};

/** The decorative icon of a video control. */
export function MediaIcon({ action }: { action: MediaAction }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden>
      <path d={shapes[action]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: ${theme.size.icon};
  height: ${theme.size.icon};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
