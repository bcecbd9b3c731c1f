import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { PictureSection } from './picture-section.tsx';

const section = { _type: 'pictureSection', _key: 'a', caption: 'Photo: Ada' } as const;
const asset = { _type: 'reference' as const, _ref: 'image-abc-1600x1200-jpg' };

it('shows the image with alternative text and caption', () => {
  const picture = { asset, crop: null, hotspot: null, alt: 'A garden' };
  renderSection(<PictureSection section={{ ...section, picture }} tone="paper" />);
  expect(screen.getByRole('img', { name: 'A garden' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('figure')).toHaveTextContent('Photo: Ada');
});

it('renders nothing without an image', () => {
  const picture = { asset: null, crop: null, hotspot: null, alt: 'A garden' };
  const { container } = renderSection(<PictureSection section={{ ...section, picture }} tone="paper" />);
  expect(container).toBeEmptyDOMElement();
});
