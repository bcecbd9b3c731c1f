import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { InvitationSection } from './invitation-section.tsx';

it('shows heading, text and link', () => {
  const button = { label: 'Join us', href: '/contact' };
  renderSection(
    <InvitationSection
      section={{ _type: 'invitationSection', _key: 'a', heading: 'Take part', text: 'We wait.', button }}
      tone="paper"
    />,
  );
  expect(screen.getByRole('region', { name: 'Take part' })).toHaveTextContent('We wait.');
  expect(screen.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/contact');
});
