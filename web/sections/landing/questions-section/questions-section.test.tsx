import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { QuestionsSection } from './questions-section.tsx';

const section = { _type: 'questionsSection', _key: 'a', heading: 'What people ask', intro: null } as const;

it('has a closed disclosure with the answer below each question', () => {
  const questions = [{ _key: 'a', question: 'What does it cost?', answer: 'Nothing.\n\nReally.' }];
  renderSection(<QuestionsSection section={{ ...section, questions }} tone="paper" />);
  const region = within(screen.getByRole('region', { name: 'What people ask' }));
  expect(region.getByRole('heading', { level: 3, name: 'What does it cost?' })).toBeVisible();
  const answer = region.getByText('Nothing.');
  expect(answer.closest('details')).not.toHaveAttribute('open');
});

it('renders nothing without questions', () => {
  const { container } = renderSection(
    <QuestionsSection section={{ ...section, questions: [] }} tone="paper" />,
  );
  expect(container).toBeEmptyDOMElement();
});
