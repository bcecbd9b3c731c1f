import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Stage, wait } from '../../../../tests/setup/fake-media.ts';
// Imported before the tests fake the timers.
import '../../../sections/talking-video/video-stage.tsx';
import { Agents } from '../agents.tsx';
import type { HomeContent } from '../home-query.ts';

type Agent = HomeContent['agents'][number];

/** An agent in the home page's query result. */
export function makeAgent(name: string, videoUrl: string | null = `/${name.toLowerCase()}.mp4`): Agent {
  return {
    _id: `agent-${name}`,
    name,
    slug: name.toLowerCase(),
    title: null,
    cardText: null,
    icon: null,
    image: null,
    generatedImage: null,
    videos: {
      uploaded: null,
      combinedUploaded: null,
      captions: null,
      generated: null,
      videoUrl,
      combinedUrl: null,
    },
    workSample: null,
    said: `I am ${name}.\n\nThat is all.`,
  };
}

const words = {
  play: 'Play {agent}’s introduction',
  invitation: 'Let them speak.',
  alone: null,
  starting: '{agent} is about to begin.',
  speaking: '{agent} is speaking',
  next: 'Next: {agent}',
  soundOff: 'Press Unmute to hear them.',
  failed: '{agent} cannot speak.',
  failedSeveral: '{agent} cannot speak today.',
  finished: 'That was everybody.',
  transcript: null,
  transcripts: 'Read what they say',
};

/** Renders the section alone, with three agents by default. */
export function renderAgents(
  agents = ['Tara', 'Coleman', 'Monet'].map((name) => makeAgent(name)),
  given: HomeContent['introductions'] = words,
) {
  return render(
    <MemoryRouter>
      <Agents
        agents={agents}
        heading="Meet the agents"
        intro={null}
        buttonLabel={null}
        linkText={null}
        words={given}
      />
    </MemoryRouter>,
  );
}

export const getSection = () => screen.getByRole('region', { name: 'Meet the agents' });
export const playTara = 'Play Tara’s introduction';
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The portrait on which each agent speaks in its turn. */
export const getStageFace = () =>
  screen.getByRole('group', { name: 'Video controls' }).closest<HTMLElement>('[data-player]') ??
  document.body;
/** The name of the agent whose card is marked. */
export const getMarkedName = () => getSection().querySelector('[data-speaking] h3')?.textContent;
/** Waits until the first video plays. */
export async function untilTaraPlays({ view }: Stage) {
  view.show(getSection(), 0.2);
  await wait(2000);
  await wait(100);
}
