import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection, tara } from '../../../../tests/setup/render-section.tsx';
import { TalkingAgentSection } from './talking-agent-section.tsx';

const videos = {
  uploaded: null,
  generated: null,
  videoUrl: '/tara.mp4',
  combinedUploaded: null,
  combinedUrl: null,
  captions: null,
};
const section = {
  _type: 'talkingAgentSection',
  _key: 'a',
  heading: 'Meet Tara',
  text: 'She keeps the books.',
  words: null,
} as const;

it('has the video controls, the transcript, and a link to the agent', () => {
  const agent = { ...tara, videos, said: 'I am Tara.' };
  renderSection(<TalkingAgentSection section={{ ...section, agent }} tone="paper" />);
  const region = within(screen.getByRole('region', { name: 'Meet Tara' }));
  expect(region.getByRole('group', { name: 'Video controls' })).toBeVisible();
  expect(region.getByText('I am Tara.')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Tara' })).toHaveAttribute('href', '/agent/tara');
});

it('shows only the agent when it has no video', () => {
  const agent = { ...tara, videos: { ...videos, videoUrl: null }, said: 'I am Tara.' };
  renderSection(<TalkingAgentSection section={{ ...section, agent }} tone="paper" />);
  expect(screen.getByRole('img', { name: 'Tara' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.queryByText('I am Tara.')).not.toBeInTheDocument();
});

it('renders nothing when the agent is missing', () => {
  const { container } = renderSection(
    <TalkingAgentSection section={{ ...section, agent: null }} tone="paper" />,
  );
  expect(container).toBeEmptyDOMElement();
});
