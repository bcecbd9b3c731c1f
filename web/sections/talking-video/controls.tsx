import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { MediaButton } from '../../ui/media-button.tsx';
import type { MediaAction } from '../../ui/media-icon.tsx';
import { hasFailed, hasTurn, isMuted, type Send, type SequenceState, showsCaptions } from './sequence.ts';

type ControlsProps = { state: SequenceState; send: Send };

/**
 * The control buttons. The main button is always rendered, and the temporary ones are inserted before it. The row is aligned to
 * the end, so that the main button does not move away from the pointer.
 */
export function Controls({ state, send }: ControlsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const { request, action, label } = mainControl(state);
  return (
    <Row>
      {isOn(state) && <PassingControls state={state} send={send} mainButton={main} />}
      <MediaButton ref={main} action={action} label={label} onClick={() => send({ type: request })} />
    </Row>
  );
}

/**
 * When these buttons are removed, the focus moves to the main button. Without scrolling, since the bar then returns to its place.
 */
function PassingControls({
  state,
  send,
  mainButton,
}: ControlsProps & { mainButton: RefObject<HTMLElement | null> }) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = group.current;
    return () => {
      if (buttons?.contains(document.activeElement)) mainButton.current?.focus({ preventScroll: true });
    };
  }, [mainButton]);
  const muted = isMuted(state);
  return (
    <Row ref={group}>
      <MediaButton action="stop" label="Stop" onClick={() => send({ type: 'stop' })} />
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

/** Whether there is something to stop. */
export function isOn(state: SequenceState): boolean {
  return hasTurn(state) || state.phase === 'counting' || state.phase === 'unlocking';
}

interface MainControl {
  request: 'play' | 'pause';
  action: MediaAction;
  label: string;
}

function mainControl(state: SequenceState): MainControl {
  if (hasTurn(state) && !state.pausedByVisitor) return { request: 'pause', action: 'pause', label: 'Pause' };
  if (state.phase === 'finished' && !hasFailed(state))
    return { request: 'play', action: 'replay', label: 'Replay' };
  return { request: 'play', action: 'play', label: 'Play' };
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
