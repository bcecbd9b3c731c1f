import type { ReactNode } from 'react';
import { Caption } from '../../sections/talking-video/caption.tsx';
import { ControlBar, FacePlace } from '../../sections/talking-video/control-bar.tsx';
import { hasTurn, initialState, type SequenceState } from '../../sections/talking-video/sequence.ts';
import type { IntroductionWords, Talk } from '../../sections/talking-video/talk.ts';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import type { Sequence } from '../../sections/talking-video/use-sequence.ts';
import { AgentPortrait } from '../../ui/agent-portrait.tsx';
import type { Shown, Specimen } from '../specimen.ts';
import { longTitle, names, paragraphs, sentence } from './samples.ts';

const words: IntroductionWords = {
  invitation: 'Let the eight introduce themselves',
  alone: '{agent} introduces the work',
  starting: 'The introductions begin in a moment',
  speaking: '{agent} is speaking',
  next: 'Next: {agent}',
  soundOff: 'The browser has turned the sound off',
  failed: 'The video of {agent} cannot be played',
  failedSeveral: 'The videos of {agent} cannot be played',
  transcript: 'What {agent} says',
  finished: 'All eight have introduced themselves',
};

const talks = names.map(
  (name): Talk => ({ id: name, name, src: '', captions: undefined, poster: undefined }),
);

function sequenceIn(changes: Partial<SequenceState>): Sequence {
  const state = { ...initialState, ...changes };
  return { state, send: () => {}, talks, talk: hasTurn(state) ? talks[state.turn] : undefined };
}

function bar(state: string, changes: Partial<SequenceState>, caption = sentence, face?: ReactNode): Shown {
  // The caption is shown below the bar.
  const view = (
    <div style={{ paddingBottom: '8rem' }}>
      <ControlBar sequence={sequenceIn(changes)} words={words} caption={caption}>
        {face}
      </ControlBar>
    </div>
  );
  return { state, view };
}

/** A placeholder for the video. */
const face = (
  <FacePlace>
    <AgentPortrait name="Tara" />
  </FacePlace>
);

export const videoSpecimens: Specimen[] = [
  {
    files: [
      'sections/talking-video/control-bar.tsx',
      'sections/talking-video/control-bar-status.tsx',
      'sections/talking-video/controls.tsx',
    ],
    shown: [
      bar('Nothing has begun', {}),
      bar('About to begin', { phase: 'counting' }),
      bar('Playing', { phase: 'playing' }),
      bar('Paused, with captions', { phase: 'playing', pausedByVisitor: true, captions: true }),
      bar('Muted by the browser', { phase: 'playing', soundRefused: true }, longTitle),
      bar('With the face', { phase: 'playing' }, '', face),
      bar('Failed', { phase: 'failed' }),
      bar('Finished', { phase: 'finished' }),
    ],
  },
  {
    files: ['sections/talking-video/caption.tsx'],
    shown: [
      {
        state: 'A line',
        view: (
          <div style={{ position: 'relative', marginBottom: '6rem' }}>
            <Caption text={sentence} />
          </div>
        ),
      },
      { state: 'Empty', view: <Caption text="" /> },
    ],
  },
  {
    files: ['sections/talking-video/transcript.tsx'],
    shown: [{ state: 'Folded', view: <Transcript summary={sentence}>{paragraphs}</Transcript> }],
  },
  {
    files: ['sections/talking-video/talking-portrait.tsx'],
    shown: [
      portrait('Silent', false, initialState),
      portrait('Loading', true, { ...initialState, phase: 'loading', inView: true }),
      portrait('Speaking', true, { ...initialState, phase: 'playing' }),
    ],
  },
];

function portrait(name: string, isSpeaking: boolean, state: SequenceState): Shown {
  const view = (
    <TalkingPortrait isSpeaking={isSpeaking} state={state} placeRef={() => {}}>
      <div style={{ width: '8rem' }}>
        <AgentPortrait name="Tara" />
      </div>
    </TalkingPortrait>
  );
  return { state: name, view };
}
