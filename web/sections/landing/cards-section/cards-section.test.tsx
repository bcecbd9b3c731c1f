import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { CardsSection } from './cards-section.tsx';

const section = { _type: 'cardsSection', _key: 'a', heading: 'When and where', intro: null } as const;

it('has a heading and a text on each card', () => {
  const cards = [
    { _key: 'a', title: 'When', text: 'On Friday.\n\nAt six.' },
    { _key: 'b', title: null, text: 'Here.' },
  ];
  renderSection(<CardsSection section={{ ...section, cards }} tone="paper" />);
  const [first, second] = within(screen.getByRole('region', { name: 'When and where' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('When' + 'On Friday.' + 'At six.');
  expect(second?.querySelector('h3')).toBeNull();
});

it('renders nothing without cards', () => {
  const { container } = renderSection(<CardsSection section={{ ...section, cards: [] }} tone="paper" />);
  expect(container).toBeEmptyDOMElement();
});
