import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Invitation } from './invitation.tsx';

function renderInvitation(content: Parameters<typeof Invitation>[0]['content']) {
  return render(
    <MemoryRouter>
      <Invitation content={content} />
    </MemoryRouter>,
  );
}

it('shows heading, text and link', () => {
  const button = { label: 'Talk With Us', href: '/contact' };
  renderInvitation({ heading: 'Which row did you recognize?', text: 'Tell us.', button });
  expect(screen.getByRole('region', { name: 'Which row did you recognize?' })).toHaveTextContent('Tell us.');
  expect(screen.getByRole('link', { name: 'Talk With Us' })).toHaveAttribute('href', '/contact');
});

it('shows the button as a plain link after the page’s own actions', () => {
  const button = { label: 'Not sure?', href: '/contact' };
  const content = { heading: 'Whom would you ask?', text: null, button };
  const { rerender } = renderInvitation(content);
  const buttonClass = screen.getByRole('link', { name: 'Not sure?' }).className;
  rerender(
    <MemoryRouter>
      <Invitation content={content}>
        <p>Faces</p>
      </Invitation>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Not sure?' });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link.className).not.toBe(buttonClass);
});

it('omits a button without a target', () => {
  renderInvitation({ heading: 'Write to us', text: null, button: { label: 'Write', href: null } });
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each([null, { heading: null, text: 'Tell us.', button: null }])(
  'renders nothing without a heading',
  (content) => {
    const { container } = renderInvitation(content);
    expect(container).toBeEmptyDOMElement();
  },
);
