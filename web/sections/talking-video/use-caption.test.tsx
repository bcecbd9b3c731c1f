import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCaption } from './use-caption.ts';

/** Stub for text tracks, which jsdom does not support. */
class FakeTrack extends EventTarget {
  mode = 'disabled';
  activeCues: VTTCue[] = [];

  say(...texts: string[]) {
    this.activeCues = texts.map((text) => new VTTCue(0, 1, text));
    act(() => void this.dispatchEvent(new Event('cuechange')));
  }
}

let track: FakeTrack;

beforeEach(() => {
  track = new FakeTrack();
  vi.stubGlobal(
    'VTTCue',
    class {
      readonly text: string;
      constructor(_start: number, _end: number, text: string) {
        this.text = text;
      }
      getCueAsHTML() {
        return document.createRange().createContextualFragment(this.text);
      }
    },
  );
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { get: () => track, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track');
});

function Captioned({ shown }: { shown: boolean }) {
  const [caption, setCaption] = useState('');
  const ref = useCaption({ captions: '/tara.vtt', shown, onCaption: setCaption });
  return (
    <>
      <video>
        <track ref={ref} kind="captions" src="/tara.vtt" />
      </video>
      <p>{caption}</p>
    </>
  );
}

const caption = () => screen.getByRole('paragraph').textContent;

it('reads the current cues without their tags', () => {
  render(<Captioned shown />);
  track.say('<i>Hello</i>, I am Tara.', 'Good morning.');
  expect(caption()).toBe('Hello, I am Tara.\nGood morning.');
  track.say();
  expect(caption()).toBe('');
});

it('loads and shows nothing until captions are shown, and removes them afterwards', () => {
  const { rerender } = render(<Captioned shown={false} />);
  expect(track.mode).toBe('disabled');
  rerender(<Captioned shown />);
  expect(track.mode).toBe('hidden');
  track.say('Hello.');
  rerender(<Captioned shown={false} />);
  expect([track.mode, caption()]).toEqual(['disabled', '']);
});
