import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { mockMatchMedia } from '../testing/mock-match-media.ts';
import { GenerateMissing } from './generate-missing.tsx';
import { emptyRecord } from './pipeline/testing/records.ts';
import { agent, made, setUpTools } from './testing/tools.ts';

mockMatchMedia();
// Registered after `mockMatchMedia`, so that it runs before the mock is removed.
afterEach(cleanup);

const neo = { ...agent, avatar: { ...agent.avatar, id: 'neo', name: 'Neo' } };
const spoken = {
  ...agent,
  record: { ...emptyRecord, earlier: [{ asset: made.audio, captions: undefined }] },
};

function Tool(props: Omit<Parameters<typeof GenerateMissing>[0], 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <InStudioTheme>
      <h1 ref={heading} tabIndex={-1}>
        Talking videos
      </h1>
      <GenerateMissing {...props} heading={heading} />
    </InStudioTheme>
  );
}

function setUp(changes: Parameters<typeof setUpTools>[0] = {}, missing = [agent, neo]) {
  const { tools, generations } = setUpTools(changes);
  render(<Tool tools={tools} agents={missing} missing={missing} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { tools, generations, press };
}

it('asks for confirmation of the total price', async () => {
  const { press, generations, tools } = setUp();
  await press('Make all 2 that are missing');
  const cost =
    'They cost about 34 characters of the voice provider’s credit and about 2 credits of the video provider, all together.';
  expect(screen.getByText(cost)).toBeDefined();
  await press('Not now');
  expect([generations.length, tools.generator.waiting()]).toEqual([0, []]);

  await press('Make all 2 that are missing');
  await press('Make 2 videos');
  await expect.poll(() => generations.map(({ avatarId }) => avatarId)).toEqual(['tara']);
  expect(tools.generator.waiting()).toEqual(['neo']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('moves the focus to the next button or the heading', async () => {
  const { press, tools } = setUp();
  await press('Make all 2 that are missing');
  await press('Not now');
  expect(screen.getByRole('button', { name: 'Make all 2 that are missing' })).toHaveFocus();

  await press('Make all 2 that are missing');
  await press('Make 2 videos');
  expect(screen.getByRole('button', { name: 'Cancel all' })).toHaveFocus();
  await act(async () => tools.generator.cancel('neo'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Talking videos' })).toHaveFocus();
});

it('does not count existing files and free steps', async () => {
  const { press } = setUp({ isOffline: { speech: false, video: true } }, [spoken, neo]);
  await press('Make all 2 that are missing');
  expect(
    screen.getByText('They cost about 17 characters of the voice provider’s credit, all together.'),
  ).toBeDefined();
});

it('starts without confirmation when everything is free', async () => {
  const { press, tools } = setUp({ isOffline: { speech: true, video: true } });
  await press('Make all 2 that are missing');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => tools.generator.waiting()).toEqual(['neo']);
});

it('cancels running and queued generations', async () => {
  const { press, generations } = setUp({ isOffline: { speech: true, video: true } });
  await press('Make all 2 that are missing');
  await press('Cancel all');
  await screen.findByRole('button', { name: 'Make all 2 that are missing' });
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
  expect(generations.map(({ avatarId }) => avatarId)).toEqual(['tara']);
});
