import '../../../tests/setup/site-config.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedContentOf, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { ContactView } from './contact-page.tsx';
import type { ContactContent } from './contact-query.ts';
import { CONTACT_QUERY } from './contact-query.ts';

/** A Wednesday in July at ten o'clock in New York, in daylight saving time. */
const WEDNESDAY_AT_TEN = new Date('2026-07-08T14:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: WEDNESDAY_AT_TEN });
});
afterEach(() => vi.useRealTimers());

const content: ContactContent = {
  ...seedContentOf(CONTACT_QUERY),
  consultationLabel: 'Schedule Consultation',
  schedulingLink: null,
  email: 'hello@example.org',
  copyLabel: 'Copy',
  copiedNote: 'It is copied',
  copyByHandNote: 'It is marked',
  noAddressNote: 'Answer whoever sent you the password.',
  agentLabel: 'You were reading about',
  details: [
    { _key: 'a', label: 'Email', value: 'hello@example.org', href: 'mailto:hello@example.org' },
    { _key: 'b', label: 'Postal address', value: '1 Main Street', href: null },
    { _key: 'c', label: 'Phone', value: ' ', href: null },
  ],
  hoursHeading: 'Business hours',
  openNowLabel: 'open now',
  closedNowLabel: 'closed now',
  businessHours: [
    {
      _key: 'a',
      days: 'Mon-Fri',
      hours: '9-6 EST',
      openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { _key: 'b', days: 'Sat', hours: '10-4', openDays: ['saturday'], opens: '10:00', closes: '16:00' },
    { _key: 'c', days: 'Sun', hours: 'closed', openDays: ['sunday'], opens: null, closes: null },
  ],
};

function page(fields?: Partial<ContactContent>, path = '/contact') {
  return (
    <MemoryRouter initialEntries={[path]}>
      <ContactView content={{ ...content, ...fields }} />
    </MemoryRouter>
  );
}

const hours = () => within(screen.getByRole('region', { name: 'Business hours' }));
const consultation = () => screen.getByRole('link', { name: 'Schedule Consultation' });

describe('the business hours', () => {
  it('have the editors’ labels, with today marked', () => {
    render(page());
    const lines = hours().getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Mon-Fri 9-6 EST', 'Sat 10-4', 'Sun closed']);
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual(['date', null, null]);
  });

  it('show whether it is open, and update when that changes', () => {
    render(page());
    expect(hours().getByText('open now')).toBeVisible();
    act(() => {
      vi.setSystemTime(new Date('2026-07-08T22:00:00Z'));
      vi.advanceTimersByTime(15_000);
    });
    expect(hours().getByText('closed now')).toBeVisible();
    expect(hours().queryByText('open now')).not.toBeInTheDocument();
  });

  it('are omitted when there are none', () => {
    render(page({ businessHours: [] }));
    expect(screen.queryByRole('region', { name: 'Business hours' })).not.toBeInTheDocument();
  });
});

describe('an agent in the query string', () => {
  it('is named, linked and added to the subject of the message', () => {
    render(page({}, '/contact?agent=DIANA'));
    expect(screen.getByText('You were reading about')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diana' })).toHaveAttribute('href', '/agent/diana');
    expect(consultation()).toHaveAttribute(
      'href',
      'mailto:hello@example.org?subject=Schedule%20Consultation%3A%20Diana',
    );
  });

  it('is ignored when it is unknown', () => {
    render(page({}, '/contact?agent=zoe'));
    expect(screen.queryByText('You were reading about')).not.toBeInTheDocument();
    expect(consultation()).toHaveAttribute(
      'href',
      'mailto:hello@example.org?subject=Schedule%20Consultation',
    );
  });
});

it('adds a challenge of the query string to the message', () => {
  const challenges = [{ _id: 'challengeRow-pay', issue: 'Payroll is Friday.' }];
  render(page({ challenges }, '/contact?challenge=challengeRow-pay'));
  expect(screen.getByText('Payroll is Friday.')).toBeVisible();
  expect(consultation()).toHaveAttribute('href', expect.stringMatching(/body=Payroll%20is%20Friday\.$/));
});

describe('the email address', () => {
  it('is copied, and that is announced', async () => {
    const user = userEvent.setup();
    render(page());
    await user.click(screen.getByRole('button', { name: 'Copy hello@example.org' }));
    expect(await navigator.clipboard.readText()).toBe('hello@example.org');
    expect(screen.getByRole('status')).toHaveTextContent('It is copied');
  });

  it('is selected when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(page());
    await user.click(screen.getByRole('button', { name: 'Copy hello@example.org' }));
    expect(window.getSelection()?.toString()).toBe('hello@example.org');
    expect(screen.getByRole('status')).toHaveTextContent('It is marked');
  });

  it('is replaced by a note when it is missing', () => {
    render(page({ email: null }));
    expect(screen.getByText('Answer whoever sent you the password.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Schedule Consultation' })).not.toBeInTheDocument();
  });

  it('is shown beside a scheduling link too', () => {
    render(page({ schedulingLink: 'https://example.org/pick' }));
    expect(consultation()).toHaveAttribute('href', 'https://example.org/pick');
    expect(screen.getByRole('button', { name: 'Copy hello@example.org' })).toBeVisible();
  });
});

it('lists the details with a value, each below its label', () => {
  render(page());
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email', 'Postal address']);
  expect(screen.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
});

it('hydrates the prerendered markup, which has no current time and no agent', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const prerendered = renderToString(page());
  expect(prerendered).not.toMatch(/open now|closed now|aria-current/);
  container.innerHTML = prerendered;
  // A hydration mismatch is logged as an error, which fails the test.
  render(page({}, '/contact?agent=diana'), { container, hydrate: true });
  expect(screen.getByText('You were reading about')).toBeVisible();
  expect(hours().getByText('open now')).toBeVisible();
  container.remove();
});

it('renders with all fields empty', () => {
  render(
    page({
      ...unwrittenBut(content),
      businessHours: [{ _key: 'a', days: null, hours: null, openDays: [], opens: null, closes: null }],
    }),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toBeVisible();
});
