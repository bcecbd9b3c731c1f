import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { MediaButton } from '../../ui/media-button.tsx';
import type { MediaAction } from '../../ui/media-icon.tsx';
import { hasTurn, isMuted, type Send, type SequenceState, showsCaptions } from './sequence.ts';

/** Four buttons that never go away, so that the keyboard never loses its place. */
export function Controls({ state, send }: { state: SequenceState; send: Send }) {
  const muted = isMuted(state);
  const isOn = hasTurn(state) || state.phase === 'counting' || state.phase === 'unlocking';
  const { wish, action, label } = mainControl(state);
  return (
    <Row>
      <MediaButton action={action} label={label} onClick={() => send({ type: wish })} />
      <MediaButton
        action="stop"
        label="Stop"
        aria-disabled={!isOn}
        onClick={() => isOn && send({ type: 'stop' })}
      />
      <MediaButton
        action={muted ? 'mute' : 'unmute'}
        label={muted ? 'Unmute' : 'Mute'}
        onClick={() => send({ type: 'toggle-sound' })}
      />
      <MediaButton
        action="captions"
        label="Captions"
        aria-pressed={showsCaptions(state)}
        onClick={() => send({ type: 'toggle-captions' })}
      />
    </Row>
  );
}

interface MainControl {
  wish: 'play' | 'pause';
  action: MediaAction;
  label: string;
}

function mainControl(state: SequenceState): MainControl {
  if (hasTurn(state) && !state.pausedByVisitor) return { wish: 'pause', action: 'pause', label: 'Pause' };
  if (state.phase === 'finished') return { wish: 'play', action: 'replay', label: 'Replay' };
  return { wish: 'play', action: 'play', label: 'Play' };
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
