import { PlayerBar } from '../../sections/talking-video/player-bar.tsx';
import { hasTurn, initialState, type SequenceState } from '../../sections/talking-video/sequence.ts';
import type { IntroductionWords, Talk } from '../../sections/talking-video/talk.ts';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { Transcript } from '../../sections/talking-video/transcript.tsx';
import type { Player } from '../../sections/talking-video/use-player.ts';
import { AgentPortrait } from '../../ui/drawings/agent-portrait.tsx';
import type { Shown, Specimen } from '../specimen.ts';
import { longTitle, names, paragraphs, sentence } from './samples.ts';

const words: IntroductionWords = {
  play: 'Play the introduction of {agent}',
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

function createPlayer(changes: Partial<SequenceState>, caption: string): Player {
  const state = { ...initialState, ...changes };
  return {
    sequence: { state, send: () => {}, talks, talk: hasTurn(state) ? talks[state.turn] : undefined },
    ref: { current: null },
    mainButton: { current: null },
    isSeen: false,
    place: null,
    setPortraitPlace: () => {},
    setBarPlace: () => {},
    caption,
    setCaption: () => {},
  };
}

function showPortrait(state: string, changes: Partial<SequenceState>, caption = sentence): Shown {
  const view = (
    <div style={{ width: '16rem' }}>
      <TalkingPortrait player={createPlayer(changes, caption)} words={words}>
        <div>
          <AgentPortrait name="Tara" />
        </div>
      </TalkingPortrait>
    </div>
  );
  return { state, view };
}

function showBar(state: string, changes: Partial<SequenceState>, caption = sentence): Shown {
  // It takes no space of its own.
  const view = (
    <div style={{ paddingBlock: '3rem' }}>
      <PlayerBar player={createPlayer(changes, caption)} words={words} />
    </div>
  );
  return { state, view };
}

export const videoSpecimens: Specimen[] = [
  {
    files: [
      'sections/talking-video/talking-portrait.tsx',
      'sections/talking-video/player-text.tsx',
      'sections/talking-video/controls.tsx',
    ],
    shown: [
      showPortrait('Nothing has begun', {}),
      showPortrait('About to begin', { phase: 'counting' }),
      showPortrait('Loading', { phase: 'loading', inView: true }),
      showPortrait('Playing', { phase: 'playing' }),
      showPortrait('Paused, with captions', { phase: 'playing', pausedByVisitor: true, captions: true }),
      showPortrait('Muted by the browser', { phase: 'playing', soundRefused: true }, longTitle),
      showPortrait('Failed', { phase: 'failed' }),
      showPortrait('Finished', { phase: 'finished' }),
    ],
  },
  {
    files: ['sections/talking-video/player-bar.tsx'],
    shown: [
      showBar('About to begin', { phase: 'counting' }),
      showBar('Playing', { phase: 'playing' }),
      showBar('Muted by the browser', { phase: 'playing', soundRefused: true }, longTitle),
      showBar('Failed', { phase: 'failed' }),
    ],
  },
  {
    files: ['sections/talking-video/transcript.tsx'],
    shown: [{ state: 'Folded', view: <Transcript summary={sentence}>{paragraphs}</Transcript> }],
  },
];
