import { describe, expect, it } from 'vitest';
import { consultationOf } from './consultation.ts';

const draft = 'mailto:hello@example.org?subject=Schedule%20Consultation';
const email = 'hello@example.org';

function hrefOf(schedulingLink: string | null, agentName?: string) {
  return consultationOf({ label: 'Schedule Consultation', schedulingLink, email, agentName }).href;
}

describe('a mail draft', () => {
  it('keeps the subject that its editor wrote', () => {
    expect(hrefOf(draft)).toBe(draft);
  });

  it('carries the agent’s name in the subject, and the other fields along', () => {
    expect(hrefOf(`${draft}&body=Hello%20there`, 'Diana')).toBe(
      'mailto:hello@example.org?subject=Schedule%20Consultation%3A%20Diana&body=Hello%20there',
    );
  });

  it('takes the button’s words for a subject that is missing', () => {
    expect(hrefOf('mailto:hello@example.org', 'Diana')).toBe(
      'mailto:hello@example.org?subject=Schedule%20Consultation%3A%20Diana',
    );
  });

  it('begins with the challenge that the visitor chose', () => {
    const challenge = 'Payroll is Friday.';
    expect(
      consultationOf({ label: 'Write', schedulingLink: null, email, agentName: undefined, challenge }).href,
    ).toBe('mailto:hello@example.org?subject=Write&body=Payroll%20is%20Friday.');
  });

  it('leaves a plus a plus', () => {
    expect(hrefOf('mailto:us+site@example.org?subject=1+1')).toBe('mailto:us+site@example.org?subject=1%2B1');
  });

  it('is addressed to what can be copied', () => {
    const schedulingLink = 'mailto:other@example.org?subject=Hi';
    expect(consultationOf({ label: null, schedulingLink, email, agentName: undefined })).toEqual({
      label: 'Schedule Consultation',
      href: 'mailto:other@example.org?subject=Hi',
      address: 'other@example.org',
    });
  });
});

it('leaves a scheduling page as it is, with the site’s address to copy', () => {
  const schedulingLink = 'https://example.org/times';
  expect(consultationOf({ label: 'Choose a time', schedulingLink, email, agentName: 'Diana' })).toEqual({
    label: 'Choose a time',
    href: 'https://example.org/times',
    address: email,
  });
});

it('is a draft to the site’s address where the editors said nothing', () => {
  expect(hrefOf(null)).toBe(draft);
});

it('leads nowhere without an address, rather than to a draft to nobody', () => {
  const nobody = { label: null, email: null, agentName: undefined };
  expect(consultationOf({ ...nobody, schedulingLink: null }).href).toBeUndefined();
  expect(consultationOf({ ...nobody, schedulingLink: 'mailto:?subject=Hi' }).href).toBeUndefined();
});
