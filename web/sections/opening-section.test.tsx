import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../tests/setup/render-section.tsx';
import { OpeningSection } from './opening-section.tsx';

const words = {
  _type: 'openingSection',
  _key: 'a',
  heading: 'Spring with us',
  intro: 'One.\n\nTwo.',
} as const;

it('is the heading of the page, with a button and the picture that was chosen', () => {
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

it('does without button and picture', () => {
  renderSection(
    <OpeningSection section={{ ...words, button: { label: 'Join us', href: null }, picture: null }} />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
