import '../../../tests/setup/site-config.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { ContactView } from './contact-page.tsx';
import type { ContactContent } from './contact-query.ts';
import { CONTACT_QUERY } from './contact-query.ts';

/** A Wednesday in July at ten o'clock in New York, in daylight saving time. */
const WEDNESDAY_AT_TEN = new Date('2026-07-08T14:00:00Z');

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: WEDNESDAY_AT_TEN });
  const inBrowser = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function resolve(
    this: Intl.DateTimeFormat,
  ) {
    return { ...inBrowser.call(this), timeZone: 'Europe/Berlin' };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const content: ContactContent = {
  ...getSeedContent(CONTACT_QUERY),
  consultationLabel: 'Schedule Consultation',
  schedulingLink: null,
  email: 'hello@example.org',
  copyLabel: 'Copy',
  copiedNote: 'It is copied',
  copyByHandNote: 'It is marked',
  noAddressNote: 'We take no messages.',
  noticeHours: 4,
  dayLabel: 'Choose a day',
  timeLabel: 'Choose a half hour',
  yourTimeLabel: 'Your time',
  ourTimeLabel: 'Our time',
  mailLabel: 'Send it',
  calendarLabel: 'Save it',
  copyMessageLabel: 'Copy it',
  eventTitle: 'A talk',
  messageOpening: 'We would like to talk.',
  agentLine: 'Agent',
  challengeLine: 'Challenges',
  messageQuestions: 'What we do:',
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
const consultation = () => screen.getByRole('button', { name: 'Schedule Consultation' });
const mailLink = () => screen.getByRole('link', { name: 'Schedule Consultation' });

/** The accessible names of the options in a group. */
function names(group: string) {
  const options = within(screen.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
  return options.map((option) => option.labels?.[0]?.textContent);
}

/** Opens the choice of half hours as a visitor in Berlin. */
async function openChoice(path: string, fields?: Partial<ContactContent>) {
  const user = userEvent.setup();
  render(page(fields, path));
  await user.click(consultation());
  return user;
}

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
  it('is named and linked', () => {
    render(page({}, '/contact?agent=DIANA'));
    expect(screen.getByText('You were reading about')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diana' })).toHaveAttribute('href', '/agent/diana');
  });

  it('is ignored when it is unknown', () => {
    render(page({}, '/contact?agent=zoe'));
    expect(screen.queryByText('You were reading about')).not.toBeInTheDocument();
  });
});

describe('the consultation button', () => {
  it('opens a choice of half hours within the business hours, in the visitor’s time zone', async () => {
    const user = await openChoice('/contact');
    expect(names('Choose a day').slice(0, 3)).toEqual(['Wed Jul 8', 'Thu Jul 9', 'Fri Jul 10']);
    // Ten o’clock in New York is four o’clock in Berlin, and the notice is four hours; a half hour that begins this minute is over.
    expect(names('Choose a half hour').slice(0, 2)).toEqual([
      '8:30 PM Our time: 2:30 PM',
      '9:00 PM Our time: 3:00 PM',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Thu Jul 9' }));
    expect(names('Choose a half hour')).toHaveLength(18);
    expect(names('Choose a half hour')[0]).toBe('3:00 PM Our time: 9:00 AM');
    expect(screen.getByText('Central European Time')).toBeVisible();
    expect(screen.getByText('Eastern Time')).toBeVisible();
    await user.click(consultation());
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('fills in a mail, a calendar file and a text with everything that is known', async () => {
    vi.stubGlobal('location', new URL('https://hands.org/contact'));
    const user = await openChoice('/contact?agent=diana&challenges=Rules%20and%20proof', {
      challengeGroups: ['Money', 'Rules and proof'],
    });
    await user.click(screen.getByRole('radio', { name: 'Thu Jul 9' }));
    await user.click(screen.getByRole('radio', { name: '3:30 PM Our time: 9:30 AM' }));
    const text = [
      'We would like to talk.',
      '',
      'Thursday, July 9, 2026, 3:30 PM – 4:00 PM, Central European Summer Time',
      'Thursday, July 9, 2026, 9:30 AM – 10:00 AM, Eastern Daylight Time',
      '',
      'Agent: Diana, Data & Impact Analytics',
      'Challenges: Rules and proof',
      '',
      'What we do:',
    ].join('\n');
    const mail = new URL(screen.getByRole('link', { name: 'Send it' }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe('hello@example.org');
    expect(mail.searchParams.get('subject')).toBe('Schedule Consultation: Diana');
    expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toBe(text);

    const file = screen.getByRole('link', { name: 'Save it' });
    expect(file).toHaveAttribute('download', 'consultation.ics');
    const calendar = decodeURIComponent(file.getAttribute('href') ?? '');
    expect(calendar).toMatch(/^data:text\/calendar;/);
    expect(calendar).toContain('DTSTART:20260709T133000Z');
    expect(calendar).toContain('SUMMARY:A talk');

    await user.click(screen.getByRole('button', { name: 'Copy it' }));
    expect(await navigator.clipboard.readText()).toBe(
      `hello@example.org\nSchedule Consultation: Diana\n\n${text}`,
    );
  });

  it('is operated with the keyboard alone', async () => {
    const user = await openChoice('/contact');
    await user.keyboard('{Enter}{Enter}');
    for (let stop = 0; stop < 2; stop += 1) await user.tab();
    expect(screen.getByRole('radio', { name: 'Wed Jul 8' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Thu Jul 9' })).toBeChecked();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: '3:00 PM Our time: 9:00 AM' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Send it' })).toBeVisible();
  });

  it('drops a chosen half hour that can no longer be booked', async () => {
    const user = await openChoice('/contact');
    await user.click(screen.getByRole('radio', { name: '8:30 PM Our time: 2:30 PM' }));
    expect(screen.getByRole('link', { name: 'Send it' })).toBeVisible();
    act(() => {
      vi.setSystemTime(new Date('2026-07-08T14:31:00Z'));
      vi.advanceTimersByTime(15_000);
    });
    expect(screen.queryByRole('link', { name: 'Send it' })).not.toBeInTheDocument();
    expect(names('Choose a half hour')[0]).toBe('9:00 PM Our time: 3:00 PM');
  });

  it('leads to the page of a scheduling link instead', () => {
    render(page({ schedulingLink: 'https://example.org/pick' }));
    expect(mailLink()).toHaveAttribute('href', 'https://example.org/pick');
    expect(screen.getByRole('button', { name: 'Copy hello@example.org' })).toBeVisible();
  });

  it('is a mail link when nothing can be booked', () => {
    render(page({ businessHours: [] }, '/contact?agent=diana'));
    expect(mailLink().getAttribute('href')).toMatch(
      /^mailto:hello@example\.org\?subject=Schedule%20Consultation%3A%20Diana&body=We%20would/,
    );
  });

  it('is a mail link in the prerendered markup, for visitors without scripts', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page());
    const link = within(root).getByRole('link', { name: 'Schedule Consultation' });
    expect(link.getAttribute('href')).toMatch(
      /^mailto:hello@example\.org\?subject=Schedule%20Consultation&body=/,
    );
    expect(within(root).queryByRole('button', { name: 'Schedule Consultation' })).not.toBeInTheDocument();
  });

  it('is replaced by a sentence when there is no address', () => {
    render(page({ email: null, details: [], intro: 'Send us three things.' }));
    expect(screen.queryByText('Send us three things.')).toBeNull();
    expect(screen.getByText('We take no messages.')).toBeVisible();
    expect(within(screen.getByRole('article')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['without an address', { email: null }, 0],
    ['with an address', {}, 1],
    ['with a link for scheduling', { email: null, schedulingLink: 'https://example.org/pick' }, 1],
  ])('%s: an alternative to writing is offered only where somebody can write', (_page, fields, count) => {
    const callToAction = { heading: 'Not ready?', text: null, button: { label: 'Read', href: '/about' } };
    render(page({ ...fields, callToAction }));
    expect(screen.queryAllByRole('heading', { name: 'Not ready?' })).toHaveLength(count);
  });
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
