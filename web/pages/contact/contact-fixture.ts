import type { ContactContent } from './contact-content.ts';

/** A contact page with everything an editor can write, for tests; `fields` replaces parts of it. */
export function contactFixture(fields: Partial<ContactContent> = {}): ContactContent {
  return {
    heading: 'Talk with us',
    intro: 'Tell us about your organization.\n\nA person answers.',
    consultationLabel: 'Schedule Consultation',
    schedulingLink: null,
    email: 'hello@example.org',
    copyLabel: 'Copy',
    copiedNote: 'It is copied',
    copyByHandNote: 'It is marked',
    agentLabel: 'You were reading about',
    agents: ['Tara', 'Diana'].map((name) => ({
      name,
      slug: name.toLowerCase(),
      title: `${name}’s function`,
      image: null,
      generatedImage: null,
    })),
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
    seo: null,
    ...fields,
  };
}
