import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LaterParts } from './later-parts.tsx';
import { laidOutWhenNear, Section } from './section.tsx';

const page = (isLater: boolean) => (
  <LaterParts mayWait={isLater}>
    <Section id="first">The beginning</Section>
    <Section id="second">The rest</Section>
  </LaterParts>
);

it('waits for no layout where the browser would let what is in view slip away when it comes', () => {
  const style = laidOutWhenNear.join('').replaceAll(/\s+/g, ' ');
  expect(style).toMatch(/^ @supports \(overflow-anchor: auto\) \{ \S+ \{ content-visibility: auto;/);
});

let place: HTMLElement;
beforeEach(() => {
  // React would do everything before it returns, which no browser does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  place.remove();
});

it('shows the beginning of a page at once and the rest behind it', async () => {
  const root = createRoot(place);
  flushSync(() => root.render(page(true)));
  expect(screen.getByText('The beginning')).toBeVisible();
  expect(screen.queryByText('The rest')).not.toBeInTheDocument();
  expect(place.querySelector('#second'), 'links lead to it').toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('The rest')).toBeVisible());
  root.unmount();
});

it('shows all at once where it stands there already, or somebody may have come for a part', () => {
  const root = createRoot(place);
  flushSync(() => root.render(page(false)));
  expect(screen.getByText('The rest')).toBeVisible();
  root.unmount();
});

it('lets the beginning reach the screen before it works on the rest', async () => {
  let drawFrame: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    drawFrame = callback;
    return 0;
  });
  const root = createRoot(place);
  flushSync(() => root.render(page(true)));
  await vi.waitFor(() => expect(drawFrame).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('The rest')).not.toBeInTheDocument();
  drawFrame?.(0);
  await waitFor(() => expect(screen.getByText('The rest')).toBeVisible());
  root.unmount();
});
