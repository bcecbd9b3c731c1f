import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Stage, wait } from '../../../../tests/setup/fake-media.ts';
// Imported before the tests fake the timers.
import '../../../sections/talking-video/video-stage.tsx';
import { Agents } from '../agents.tsx';
import type { HomeContent } from '../home-query.ts';

type Agent = HomeContent['agents'][number];

/** An agent in the home page's query result. */
export function agent(name: string, videoUrl: string | null = `/${name.toLowerCase()}.mp4`): Agent {
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
    said: `I am ${name}.\n\nThat is all.`,
  };
}

const words = {
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
  agents = ['Tara', 'Coleman', 'Monet'].map((name) => agent(name)),
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

export const section = () => screen.getByRole('region', { name: 'Meet the agents' });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const cardOf = (name: string) => within(section()).getByRole('heading', { name }).closest('article');

/** Waits until the first video plays. */
export async function untilTaraPlays({ view }: Stage) {
  view.show(section(), 0.2);
  await wait(2000);
  await wait(100);
}
