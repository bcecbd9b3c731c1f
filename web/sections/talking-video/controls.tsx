import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { MediaButton } from '../../ui/controls/media-button.tsx';
import type { MediaAction } from '../../ui/controls/media-icon.tsx';
import {
  hasFailed,
  hasTurn,
  isMuted,
  isOn,
  type Send,
  type SequenceState,
  showsCaptions,
} from './sequence.ts';
import { type IntroductionWords, insertName } from './talk.ts';
import type { Sequence } from './use-sequence.ts';

interface MainButtonProps {
  sequence: Sequence;
  words: IntroductionWords | null;
  /** Whether it has room for its words, which name the agent and are visible before anybody speaks. */
  isNamed?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** Plays, pauses or replays. */
export function MainButton({ sequence, words, isNamed, ref, className }: MainButtonProps) {
  const { state, send, talk, talks } = sequence;
  const { request, action, label } = mainControl(state, words?.play, (talk ?? talks[0])?.name ?? '');
  return (
    <OnPortrait
      ref={ref}
      className={className}
      action={action}
      label={label}
      data-named={(isNamed && action === 'play' && !talk) || undefined}
      onClick={() => send({ type: request })}
    />
  );
}

interface PassingButtonsProps {
  state: SequenceState;
  send: Send;
  /** Gets the focus when one of these buttons has it and is removed. */
  mainButton: RefObject<HTMLElement | null>;
}

/** The buttons that are there while something can be stopped. */
export function PassingButtons({ state, send, mainButton }: PassingButtonsProps) {
  if (!isOn(state)) return null;
  const muted = isMuted(state);
  return (
    <FocusHeir to={mainButton}>
      <OnPortrait action="stop" label="Stop" onClick={() => send({ type: 'stop' })} />
      <OnPortrait
        action={muted ? 'mute' : 'unmute'}
        label={muted ? 'Unmute' : 'Mute'}
        onClick={() => send({ type: 'toggle-sound' })}
      />
      <OnPortrait
        action="captions"
        label="Captions"
        aria-pressed={showsCaptions(state)}
        onClick={() => send({ type: 'toggle-captions' })}
      />
    </FocusHeir>
  );
}

interface FocusHeirProps {
  to: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Moves the focus when it is removed with it. Without scrolling, since the visitor stays where the buttons were. */
export function FocusHeir({ to, children }: FocusHeirProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = group.current;
    return () => {
      if (buttons?.contains(document.activeElement)) to.current?.focus({ preventScroll: true });
    };
  }, [to]);
  return <ButtonRow ref={group}>{children}</ButtonRow>;
}

interface MainControl {
  request: 'play' | 'pause';
  action: MediaAction;
  label: string;
}

/** `playLabel` names the agent; without one it is the fixed word. */
function mainControl(state: SequenceState, playLabel: string | null | undefined, name: string): MainControl {
  if (hasTurn(state) && !state.pausedByVisitor) return { request: 'pause', action: 'pause', label: 'Pause' };
  if (state.phase === 'finished' && !hasFailed(state))
    return { request: 'play', action: 'replay', label: 'Replay' };
  return { request: 'play', action: 'play', label: playLabel ? insertName(playLabel, name) : 'Play' };
}

/** The gap is that of the place. */
export const ButtonRow = styled.div`
  display: flex;
  gap: inherit;
`;

/** Opaque, since it lies on a picture. */
const OnPortrait = styled(MediaButton)`
  background: ${theme.color.paperRaised};

  &[aria-pressed='true'] {
    background: ${theme.color.accentWash};
  }
  @container (width >= 15rem) {
    &[data-named] {
      padding-inline: ${theme.space[3]} ${theme.space[4]};
      font-size: ${theme.text.caption};

      > span {
        position: static;
        width: auto;
        height: auto;
        clip-path: none;
        white-space: normal;
      }
    }
  }
`;
