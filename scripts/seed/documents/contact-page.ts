import type { ContactPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const contactPage: Seed<ContactPage> = {
  _id: 'contactPage',
  _type: 'contactPage',
  heading: 'Talk with us',
  intro:
    'Send us three things: what your organization does, how many people carry it, and which task you never want to do again.\n\nA person reads every message and answers it. Asking costs nothing and obliges you to nothing.',
  consultationLabel: 'Schedule Consultation',
  agentLabel: 'You were reading about',
  challengeLabel: 'The challenges you chose',
  copyLabel: 'Copy',
  copiedNote: 'Copied to your clipboard',
  copyByHandNote: 'It is selected; copy it with your keyboard or menu',
  noAddressNote: 'We take no messages at the moment.',
  noticeHours: 4,
  dayLabel: 'Choose a day',
  timeLabel: 'Choose a half hour',
  yourTimeLabel: 'Your time',
  ourTimeLabel: 'Our time',
  mailLabel: 'Send as an email',
  calendarLabel: 'Save to your calendar',
  copyMessageLabel: 'Copy the text',
  requestNote: 'The time is yours once a person has answered your message. The message says:',
  eventTitle: 'Consultation about {product}',
  messageOpening: 'We would like to schedule a consultation about {product}.',
  agentLine: 'Agent',
  challengeLine: 'Challenges',
  messageQuestions:
    'What our organization does:\nHow many people carry it:\nThe task we never want to do again:',
  details: makeObjects('contactDetail', 'detail', [
    { label: 'Organization', value: '{organization}' },
    { label: 'Postal address', value: '{address}' },
    { label: 'Email', value: '{email}', href: 'mailto:{email}' },
    { label: 'Phone', value: '{phone}', href: 'tel:{phone}' },
    { label: 'Consultations', value: 'By video call, by appointment' },
  ]),
  hoursHeading: 'Business hours',
  openNowLabel: 'open now',
  closedNowLabel: 'closed now',
  businessHours: makeObjects('openingHours', 'hours', [
    {
      days: 'Mon-Fri',
      hours: '9-6 EST',
      openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { days: 'Sat', hours: '10-4', openDays: ['saturday'], opens: '10:00', closes: '16:00' },
    { days: 'Sun', hours: 'closed', openDays: ['sunday'] },
  ]),
  callToAction: makeObject('callToAction', {
    heading: 'Not ready to write?',
    text: 'Read first how we protect data, who answers for a mistake, and what we have not decided yet.',
    button: makeObject('link', { label: 'Data Security', href: '/data-security' }),
  }),
  seo: makeObject('seo', {
    title: 'Contact {product}',
    shortName: 'Contact',
    description:
      'Write to the people behind {product} or schedule a consultation. Business hours: Mon-Fri 9-6 EST, Sat 10-4, Sun closed.',
  }),
};
