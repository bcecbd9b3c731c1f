import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { StatementSection } from './statement-section.tsx';

it('shows its sentence, and nothing without one', () => {
  renderSection(
    <StatementSection section={{ _type: 'statementSection', _key: 'a', text: 'Spring is here.' }} />,
  );
  expect(screen.getByText('Spring is here.')).toBeVisible();
  const { container } = renderSection(
    <StatementSection section={{ _type: 'statementSection', _key: 'b', text: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
