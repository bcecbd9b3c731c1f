import { describe, expect, it } from 'vitest';
import { consultationOf } from './consultation.ts';

const draft = 'mailto:hello@example.org?subject=Schedule%20Consultation';
const email = 'hello@example.org';

function hrefOf(schedulingLink: string | null, agentName?: string) {
  return consultationOf({ label: 'Schedule Consultation', schedulingLink, email, agentName }).href;
}

describe('a mail draft', () => {
  it('keeps the editor’s subject', () => {
    expect(hrefOf(draft)).toBe(draft);
  });

  it('adds the agent’s name to the subject, and keeps the other fields', () => {
    expect(hrefOf(`${draft}&body=Hello%20there`, 'Diana')).toBe(
      'mailto:hello@example.org?subject=Schedule%20Consultation%3A%20Diana&body=Hello%20there',
    );
  });

  it('uses the button’s label as a missing subject', () => {
    expect(hrefOf('mailto:hello@example.org', 'Diana')).toBe(
      'mailto:hello@example.org?subject=Schedule%20Consultation%3A%20Diana',
    );
  });

  it('starts with the challenge that the visitor chose', () => {
    const challenge = 'Payroll is Friday.';
    expect(
      consultationOf({ label: 'Write', schedulingLink: null, email, agentName: undefined, challenge }).href,
    ).toBe('mailto:hello@example.org?subject=Write&body=Payroll%20is%20Friday.');
  });

  it('keeps a plus literal', () => {
    expect(hrefOf('mailto:us+site@example.org?subject=1+1')).toBe('mailto:us+site@example.org?subject=1%2B1');
  });

  it('has the address that can be copied', () => {
    const schedulingLink = 'mailto:other@example.org?subject=Hi';
    expect(consultationOf({ label: null, schedulingLink, email, agentName: undefined })).toEqual({
      label: 'Schedule Consultation',
      href: 'mailto:other@example.org?subject=Hi',
      address: 'other@example.org',
    });
  });
});

it('returns a scheduling page unchanged, with the site’s address to copy', () => {
  const schedulingLink = 'https://example.org/times';
  expect(consultationOf({ label: 'Choose a time', schedulingLink, email, agentName: 'Diana' })).toEqual({
    label: 'Choose a time',
    href: 'https://example.org/times',
    address: email,
  });
});

it('is a draft to the site’s address by default', () => {
  expect(hrefOf(null)).toBe(draft);
});

it('has no target without an address', () => {
  const nobody = { label: null, email: null, agentName: undefined };
  expect(consultationOf({ ...nobody, schedulingLink: null }).href).toBeUndefined();
  expect(consultationOf({ ...nobody, schedulingLink: 'mailto:?subject=Hi' }).href).toBeUndefined();
});
