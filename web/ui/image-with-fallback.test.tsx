import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ImageWithFallback } from './image-with-fallback.tsx';

function tara(file: string) {
  return <ImageWithFallback src={file} srcSet={`${file} 1x`} alt="Tara" width={128} height={128} />;
}

it('shows the image', () => {
  render(tara('/tara.png'));
  const image = screen.getByRole('img', { name: 'Tara' });
  expect(image).toHaveAttribute('src', '/tara.png');
  expect(image).toHaveAttribute('srcset', '/tara.png 1x');
});

it('shows the placeholder, under the same name, when the image fails', () => {
  render(tara('/tara.png'));
  fireEvent.error(screen.getByRole('img'));
  const image = screen.getByRole('img', { name: 'Tara' });
  expect(image).toHaveAttribute('src', '/placeholder.svg');
  expect(image).not.toHaveAttribute('srcset');
});

it('tries again when the source changes', () => {
  const { rerender } = render(tara('/tara.png'));
  fireEvent.error(screen.getByRole('img'));
  rerender(tara('/tara-2.png'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/tara-2.png');
});

it.each([
  ['the placeholder for an image that failed', () => Promise.reject(new Error('broken')), '/placeholder.svg'],
  ['the image when it loaded without an intrinsic size', () => Promise.resolve(), '/tara.png'],
])('shows %s before hydration', async (_, decode, shown) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tara('/tara.png'));
  const image = container.querySelector('img');
  // jsdom loads no images; a browser reports these values for one that failed to load.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  Object.assign(image ?? {}, { decode });
  render(tara('/tara.png'), { container, hydrate: true });
  await act(() => decode().catch(() => {}));
  expect(image).toHaveAttribute('src', shown);
});
