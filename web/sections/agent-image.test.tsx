import '../../tests/setup/site-config.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgentImage } from './agent-image.tsx';

const picture = {
  asset: { _ref: 'image-0123456789abcdef0123456789abcdef01234567-1024x1024-jpg' },
  alt: 'Tara',
};
const blur = 'data:image/jpeg;base64,/9j/2wBDAAY=';

it('shows the tiny version of an image until it has loaded', () => {
  const { container } = render(<AgentImage name="Tara" image={picture} blur={blur} size="profile" />);
  const [first, second] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('src', blur);
  expect(second).toBe(screen.getByRole('img', { name: 'Tara' }));
  expect(second?.src).toContain('/images/');
});

it('requests an image in its displayed size', () => {
  const { rerender } = render(<AgentImage name="Tara" image={picture} size="avatar" sizes="4rem" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 4rem');
  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/w=128\S* 128w, \S*w=256\S* 256w$/);
  rerender(<AgentImage name="Tara" image={picture} size="avatar" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 128px');
});

it('has no tiny version without an image', () => {
  const { container } = render(<AgentImage name="Tara" image={null} blur={blur} size="profile" />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Tara' })).toBeInTheDocument();
});
