import { describe, expect, it } from 'vitest';
import { chooseConsultationWay, mailDraft, writeConsultationMessage } from './consultation.ts';

const email = 'hello@hands.org';

describe('the way to schedule', () => {
  it.each([
    ['the email address', null, email, { address: email }],
    [
      'a page of another service, with the address to copy',
      'https://pick.org/us',
      email,
      { schedulingPage: 'https://pick.org/us', address: email },
    ],
    ['a page alone', 'https://pick.org/us', null, { schedulingPage: 'https://pick.org/us' }],
    [
      'the address of a link for scheduling',
      'mailto:talk@hands.org?subject=Hi',
      email,
      { address: 'talk@hands.org' },
    ],
    ['the email address when that link has none', 'mailto:?subject=Hi', email, { address: email }],
    ['nothing', ' ', ' ', {}],
  ])('is %s', (_way, schedulingLink, address, expected) => {
    expect(chooseConsultationWay(schedulingLink, address)).toEqual({
      schedulingPage: undefined,
      address: undefined,
      ...expected,
    });
  });
});

const words = {
  consultationLabel: 'Schedule Consultation',
  messageOpening: 'We would like to talk.',
  agentLine: 'Agent',
  challengeLine: 'Challenges',
  messageQuestions: 'What we do:\nHow many we are:',
};

const agent = {
  name: 'Diana',
  title: 'Data & Impact Analytics',
  slug: 'diana',
  image: null,
  generatedImage: null,
};

describe('the message', () => {
  it('has the times, the agent and the challenge between the words of an editor', () => {
    const times = ['Tuesday, 3:00 PM', 'Tuesday, 9:00 AM'];
    expect(writeConsultationMessage(words, { agent, challenges: 'Money' }, times)).toEqual({
      subject: 'Schedule Consultation: Diana',
      text: [
        'We would like to talk.',
        '',
        'Tuesday, 3:00 PM',
        'Tuesday, 9:00 AM',
        '',
        'Agent: Diana, Data & Impact Analytics',
        'Challenges: Money',
        '',
        'What we do:',
        'How many we are:',
      ].join('\n'),
    });
  });

  it('leaves out what is not known or not written', () => {
    const unwritten = { ...words, messageOpening: null, messageQuestions: ' ', agentLine: null };
    expect(writeConsultationMessage(unwritten, { agent }, [])).toEqual({
      subject: 'Schedule Consultation: Diana',
      text: 'Diana, Data & Impact Analytics',
    });
    expect(writeConsultationMessage({ ...unwritten, consultationLabel: null }, {}, [])).toEqual({
      subject: 'Schedule Consultation',
      text: '',
    });
  });
});

it('is a mail draft whose lines end as mail programs expect', () => {
  const message = { subject: 'Data & more: 1+1', text: 'One.\n\nTwo?' };
  expect(mailDraft('us+site@hands.org', message)).toBe(
    'mailto:us+site@hands.org?subject=Data%20%26%20more%3A%201%2B1&body=One.%0D%0A%0D%0ATwo%3F',
  );
});
