import { type RefObject, use, useEffect, useReducer, useState } from 'react';
import { onRestraintChange, preventsAutoplay } from './autoplay-preferences.ts';
import { watchView } from './in-view.ts';
import {
  AVATAR_ENDED,
  getWait,
  hasTurn,
  initialState,
  reduce,
  type Send,
  type SequenceEvent,
  type SequenceState,
} from './sequence.ts';
import type { Talk } from './talk.ts';
import { unlockAudio } from './unlock-audio.ts';
import { createVisitorChoice, type VisitorChoice, VisitorChoiceContext } from './visitor-choice.ts';

interface Places {
  /** The element that starts the sequence when it comes into view. */
  start: RefObject<Element | null>;
  /** The element that must stay in view to continue; `start` by default. */
  stay?: RefObject<Element | null>;
}

export interface Sequence {
  state: SequenceState;
  send: Send;
  /** In the order of their turns. */
  talks: readonly Talk[];
  /** The current one. */
  talk: Talk | undefined;
}

/** Runs the state machine of `sequence.ts` with timers, window events and the visitor's preferences, until it unmounts. */
export function useSequence(given: readonly Talk[], { start, stay = start }: Places): Sequence {
  const [talks, setTalks] = useState(given);
  const [ownChoice] = useState(createVisitorChoice);
  const choice = use(VisitorChoiceContext) ?? ownChoice;
  const [state, send] = useReducer(
    (before: SequenceState, event: SequenceEvent) => reduce(before, event, talks.length),
    { ...initialState, mutedByVisitor: choice.isMuted },
  );
  const active = hasTurn(state);
  // Newly published videos wait until nobody is speaking, since a turn is an index in this list.
  if (!active && talks !== given) setTalks(given);
  const talk = active ? talks[state.turn] : undefined;

  useWait(state, send);
  useAudioUnlock(state, send);
  useAvatarEnded(send);
  useFailureLog(state, talk);
  useVisitor(send, { start, stay }, choice);
  useRememberedChoice(state, choice);
  return { state, send, talks, talk };
}

/** Waits for the delay that the state returns. */
function useWait(state: SequenceState, send: Send): void {
  const { ms, event } = getWait(state) ?? {};
  useEffect(() => {
    if (ms === undefined || event === undefined) return;
    const sendEvent = () => (event === AVATAR_ENDED ? announce() : send({ type: event }));
    const timer = setTimeout(sendEvent, ms);
    return () => clearTimeout(timer);
  }, [ms, event, send]);
}

/** Dispatches the event that the owner defined; the sequence itself listens to it too. */
function announce(): void {
  window.dispatchEvent(new Event(AVATAR_ENDED));
}

function useAvatarEnded(send: Send): void {
  useEffect(() => {
    const advance = () => send({ type: AVATAR_ENDED });
    window.addEventListener(AVATAR_ENDED, advance);
    return () => window.removeEventListener(AVATAR_ENDED, advance);
  }, [send]);
}

function useAudioUnlock({ phase }: SequenceState, send: Send): void {
  useEffect(() => {
    if (phase === 'unlocking') void unlockAudio().then(() => send({ type: 'unlocked' }));
  }, [phase, send]);
}

/** A failed video is only logged. */
function useFailureLog({ phase }: SequenceState, talk: Talk | undefined): void {
  const src = phase === 'failed' ? talk?.src : undefined;
  useEffect(() => {
    if (src) console.warn(`The video ${src} could not be played, so it was skipped.`);
  }, [src]);
}

/** Reports what is in view, whether the tab is visible, and the visitor's preferences. */
function useVisitor(send: Send, { start, stay }: Required<Places>, choice: VisitorChoice): void {
  useEffect(() => {
    const readTab = () => send({ type: 'tab-shown', value: document.visibilityState === 'visible' });
    const readRestraint = () => send({ type: 'restrained', value: preventsAutoplay() || choice.isStopped });
    readTab();
    readRestraint();
    document.addEventListener('visibilitychange', readTab);
    const endRestraint = onRestraintChange(readRestraint);
    const endView =
      start.current && stay.current
        ? watchView({ start: start.current, stay: stay.current }, (value) => send({ type: 'in-view', value }))
        : undefined;
    return () => {
      document.removeEventListener('visibilitychange', readTab);
      endRestraint();
      endView?.();
    };
  }, [send, start, stay, choice]);
}

/** Keeps the visitor's choice for the videos of other pages. */
function useRememberedChoice(state: SequenceState, choice: VisitorChoice): void {
  const { mutedByVisitor, pausedByVisitor, phase } = state;
  const isOn = hasTurn(state);
  useEffect(() => {
    choice.isMuted = mutedByVisitor;
    if (phase === 'stopped' || pausedByVisitor) choice.isStopped = true;
    else if (isOn) choice.isStopped = false;
  }, [choice, mutedByVisitor, pausedByVisitor, phase, isOn]);
}
