import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { hasTurn } from './sequence.ts';
import { useSequence } from './use-sequence.ts';
import { createVisitorChoice, VisitorChoiceContext } from './visitor-choice.ts';

const nowhere = { current: null };

/** Two pages of one visit, each with a video. */
function visit() {
  const choice = createVisitorChoice();
  const wrapper = ({ children }: PropsWithChildren) => (
    <VisitorChoiceContext value={choice}>{children}</VisitorChoiceContext>
  );
  return (name: string) => {
    const talks = [{ id: name, name, poster: undefined, src: `${name}.mp4`, captions: undefined }];
    const { result, unmount } = renderHook(() => useSequence(talks, { start: nowhere }), { wrapper });
    const send = (type: 'play' | 'pause' | 'stop' | 'toggle-sound') =>
      act(() => result.current.send({ type }));
    return { send, unmount, state: () => result.current.state };
  };
}

it.each(['stop', 'pause'] as const)(
  'after %s, the video of the next page does not start by itself',
  (request) => {
    const open = visit();
    const tara = open('Tara');
    expect(tara.state().restrained).toBe(false);
    tara.send('play');
    tara.send(request);
    tara.unmount();

    const coleman = open('Coleman');
    expect(coleman.state().restrained).toBe(true);
    coleman.send('play');
    expect(hasTurn(coleman.state())).toBe(true);
    coleman.unmount();
    expect(open('Monet').state().restrained, 'the visitor has started a video since').toBe(false);
  },
);

it('a muted voice stays muted on the next page', () => {
  const open = visit();
  const tara = open('Tara');
  tara.send('toggle-sound');
  tara.unmount();
  expect(open('Coleman').state().mutedByVisitor).toBe(true);
});
