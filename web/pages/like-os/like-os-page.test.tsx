import '../../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { LikeOsView } from './like-os-page.tsx';
import type { LikeOsContent } from './like-os-query.ts';
import { LIKE_OS_QUERY } from './like-os-query.ts';

const content: LikeOsContent = {
  ...getSeedContent(LIKE_OS_QUERY),
  operatingSystemLabel: 'Operating system',
  platformLabel: 'Beacon',
  comparisons: ['Resource Management', 'Bridge'].map((area) => ({
    _key: area,
    area,
    operatingSystem: `${area} of a computer`,
    platform: `${area} of an organization`,
  })),
  // Its link would need a router.
  callToAction: null,
};

function renderLikeOs(fields?: Partial<LikeOsContent>) {
  return render(<LikeOsView content={{ ...content, ...fields }} />);
}

const layers = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const layer = heading.closest('li');
    if (!layer) throw new Error(`${heading.textContent} is not a layer`);
    return within(layer);
  });

it('shows each layer as a labelled pair', () => {
  renderLikeOs();
  expect(layers()).toHaveLength(2);
  const [first] = layers();
  expect(first?.getByRole('heading')).toHaveTextContent('Resource Management');
  expect(first?.getByText('Operating system').nextElementSibling).toHaveTextContent(
    'Resource Management of a computer',
  );
  expect(first?.getByText('Beacon').nextElementSibling).toHaveTextContent(
    'Resource Management of an organization',
  );
});

it('shows a decorative drawing without an editor’s image', () => {
  const { rerender } = renderLikeOs();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const image = {
    asset: { _type: 'reference' as const, _ref: 'image-abc123-1600x1200-png' },
    crop: null,
    hotspot: null,
    alt: 'Two towers',
  };
  rerender(<LikeOsView content={{ ...content, image }} />);
  expect(screen.getByRole('img', { name: 'Two towers' })).toBeVisible();
});

it('draws one plate per layer, up to nine', () => {
  const platesFor = (count: number) => {
    const comparisons = Array.from({ length: count }, (_, index) => ({
      _key: String(index),
      area: 'L'.repeat(200),
      operatingSystem: null,
      platform: null,
    }));
    const { container, unmount } = renderLikeOs({ comparisons });
    const plates = container.querySelectorAll('svg g').length;
    unmount();
    return plates;
  };
  expect([3, 7, 60].map(platesFor)).toEqual([3, 7, 9]);
});

it('has a heading and a drawing when all other fields are empty', () => {
  const { container } = renderLikeOs(unwrittenBut(content, 'heading'));
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});
