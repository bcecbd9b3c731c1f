import { type RefObject, useRef, useState } from 'react';
import type { Talk } from './talk.ts';
import { useSeen } from './use-seen.ts';
import { type Sequence, useSequence } from './use-sequence.ts';

/** What the parts of a player share: the portrait with its text, the bar that replaces them out of view, and the video. */
export interface Player {
  sequence: Sequence;
  /** The portrait with the text below it. */
  ref: RefObject<HTMLDivElement | null>;
  /** The portrait's button, which is always there: it gets the focus of buttons that are removed. */
  mainButton: RefObject<HTMLButtonElement | null>;
  /** Whether the portrait and its text are in view, or fill a window that is lower than they are. */
  isSeen: boolean;
  /** The video's place: in the bar while the portrait is out of view. */
  place: HTMLDivElement | null;
  setPortraitPlace: (place: HTMLDivElement | null) => void;
  setBarPlace: (place: HTMLDivElement | null) => void;
  /** The current caption; '' between captions. */
  caption: string;
  setCaption: (caption: string) => void;
}

/** A player of videos that play one after another; `places` as in `useSequence`. */
export function usePlayer(talks: readonly Talk[], places: Parameters<typeof useSequence>[1]): Player {
  const ref = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [portraitPlace, setPortraitPlace] = useState<HTMLDivElement | null>(null);
  const [barPlace, setBarPlace] = useState<HTMLDivElement | null>(null);
  const [caption, setCaption] = useState('');
  const sequence = useSequence(talks, places);
  const isSeen = useSeen(ref);
  return {
    sequence,
    ref,
    mainButton,
    isSeen,
    place: barPlace ?? portraitPlace,
    setPortraitPlace,
    setBarPlace,
    caption,
    setCaption,
  };
}
