import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { OpeningSection } from './opening-section.tsx';

const words = {
  _type: 'openingSection',
  _key: 'a',
  heading: 'Spring with us',
  intro: 'One.\n\nTwo.',
} as const;

it('has the h1, a button and the chosen image', () => {
  const asset = { _type: 'reference' as const, _ref: 'image-abc-1600x1200-jpg' };
  const picture = { asset, crop: null, hotspot: null, alt: 'A garden' };
  const button = { label: 'Join us', href: '/contact' };
  renderSection(<OpeningSection section={{ ...words, button, picture }} />);
  const region = screen.getByRole('region', { name: 'Spring with us' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spring with us');
  expect(region.querySelectorAll('p')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('img', { name: 'A garden' })).toHaveAttribute('width', '1440');
});

it('works without button and image', () => {
  renderSection(
    <OpeningSection section={{ ...words, button: { label: 'Join us', href: null }, picture: null }} />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
