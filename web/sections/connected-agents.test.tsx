import '../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ConnectedAgentsContent, ConnectedAgentsText } from './connected-agents.tsx';
import { computeRingPoints, fitsRing, listChords } from './ring-geometry.ts';
import { findMentionedNames } from './ring-mark.tsx';

const content: ConnectedAgentsContent = {
  heading: 'CONNECTED AGENTS',
  intro: 'One.\n\nTwo.',
  integratedSolutions: { heading: 'Integrated Solutions', text: 'Tara writes to Monet.\n\nThey agree.' },
  amplifyingInnovation: { heading: 'Amplifying Innovation', text: null },
  tagline: 'Unified Intelligence, Exponential Results',
  agents: ['Tara', 'Coleman', 'Monet', 'Neo'].map((name) => ({
    _id: name,
    name,
    slug: name.toLowerCase(),
    title: null,
    image: null,
    generatedImage: null,
  })),
};

describe('the connected-agents content inside another page', () => {
  it('starts with an h2 and ends with the tagline', () => {
    render(<ConnectedAgentsText content={content} />);
    const section = within(screen.getByRole('region', { name: 'CONNECTED AGENTS' }));
    expect(section.getByRole('heading', { level: 2, name: 'CONNECTED AGENTS' })).toBeVisible();
    expect(section.getByText('Two.')).toBeVisible();
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Integrated Solutions',
      'Amplifying Innovation',
    ]);
    expect(section.getByText('They agree.').tagName).toBe('P');
    expect(screen.getByText('Unified Intelligence, Exponential Results')).toBeVisible();
  });

  it('omits empty parts', () => {
    render(
      <ConnectedAgentsText
        content={{
          heading: null,
          intro: null,
          integratedSolutions: null,
          amplifyingInnovation: null,
          tagline: null,
          agents: [],
        }}
      />,
    );
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByText('Unified', { exact: false })).not.toBeInTheDocument();
  });
});

describe('the ring beside a text', () => {
  const names = ['Tara', 'Neo', 'Zoë', 'C++', ''];

  it('connects the agents that the text mentions', () => {
    expect(findMentionedNames('Zoë’s note reaches Tara, and C++.', names)).toEqual([0, 2, 3]);
  });

  it('does not match parts of words', () => {
    expect(findMentionedNames('Neon lights over Tarantella', names)).toEqual([]);
  });
});

describe('the ring geometry', () => {
  it('has two halves around its center', () => {
    const points = computeRingPoints(8, 100);
    expect(points.filter(({ x }) => x > 0)).toHaveLength(4);
    expect(points.filter(({ x }) => x < 0)).toHaveLength(4);
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(100, 1);
  });

  it('connects each pair once', () => {
    const chords = listChords([0, 1, 2, 3, 4, 5, 6, 7]).map(String);
    expect(new Set(chords).size).toBe(28);
    expect(chords).toHaveLength(28);
  });

  it('is not available for two or sixty points', () => {
    expect([2, 3, 8, 12, 60].map(fitsRing)).toEqual([false, true, true, true, false]);
  });
});
