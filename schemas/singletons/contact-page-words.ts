import { defineField } from '@sanity/types';
import { requireNumberBetween } from '../validation/number-range.ts';
import { adviseLength } from '../validation/text-length.ts';

interface WordsOptions {
  name: string;
  title: string;
  description: string;
  initialValue: string;
  group: 'content' | 'scheduling' | 'details';
}

function defineWordsField(options: WordsOptions) {
  return defineField({ ...options, type: 'string', validation: adviseLength(60) });
}

/** The texts beside the contact page's button: for visitors whom an agent referred, and for those who copy the address. */
export const contactButtonWords = [
  defineWordsField({
    name: 'agentLabel',
    title: 'Line above the name of an agent',
    description:
      'Shows when a visitor comes from an agent’s page: the agent’s name follows, and is put into the subject of the message. About 2 to 4 words.',
    initialValue: 'You were reading about',
    group: 'content',
  }),
  defineWordsField({
    name: 'challengeLabel',
    title: 'Line above a group of challenges',
    description:
      'Shows when a visitor comes from a group of challenges on the Impact Agents page: its name follows, and is put into the message. About 2 to 5 words.',
    initialValue: 'The challenges you chose',
    group: 'content',
  }),
  defineWordsField({
    name: 'copyLabel',
    title: 'Button that copies the address',
    description: 'Stands beside the email address. One or two words.',
    initialValue: 'Copy',
    group: 'content',
  }),
  defineWordsField({
    name: 'copiedNote',
    title: 'After the address or the text was copied',
    description: 'Shows once it is in the visitor’s clipboard. A few words.',
    initialValue: 'Copied to your clipboard',
    group: 'content',
  }),
  defineWordsField({
    name: 'copyByHandNote',
    title: 'When the browser does not allow copying',
    description:
      'Shows below the address or the text, which is then selected, so that the visitor can copy it by hand.',
    initialValue: 'It is selected; copy it with your keyboard or menu',
    group: 'content',
  }),
  defineField({
    name: 'noAddressNote',
    title: 'In place of the button, while there is no address',
    description:
      'Shows while Site settings has neither an email address for visitors nor a link for scheduling; no other page invites to write then. One sentence.',
    type: 'text',
    rows: 2,
    group: 'content',
    initialValue: 'We take no messages at the moment.',
    validation: adviseLength(240),
  }),
];

/** What shows once the button was pressed: the choice of half hours, and what visitors do with the one that they chose. */
export const schedulingFields = [
  defineField({
    name: 'noticeHours',
    title: 'Notice that you need, in hours',
    description:
      'The half hours that visitors can choose begin this much later at the earliest, so that you can read the message first. Half hours on the next twelve open days show, within the business hours.',
    type: 'number',
    group: 'scheduling',
    initialValue: 4,
    validation: requireNumberBetween(0, 168),
  }),
  defineWordsField({
    name: 'dayLabel',
    title: 'Line above the days',
    description: 'Shows above the days on which half hours are free. A few words.',
    initialValue: 'Choose a day',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'timeLabel',
    title: 'Line above the half hours',
    description: 'Shows above the half hours of the chosen day. A few words.',
    initialValue: 'Choose a half hour',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'yourTimeLabel',
    title: 'Words before the visitor’s time zone',
    description: 'Shows below the half hours, before the name of the visitor’s time zone. One or two words.',
    initialValue: 'Your time',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'ourTimeLabel',
    title: 'Words before your time zone',
    description: 'Shows below the half hours, before the name of your time zone. One or two words.',
    initialValue: 'Our time',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'mailLabel',
    title: 'Button that opens the message',
    description: 'Opens the visitor’s mail program with everything filled in. Two to four words.',
    initialValue: 'Send as an email',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'calendarLabel',
    title: 'Button that saves the half hour',
    description: 'Saves a file that calendars open. Two to four words.',
    initialValue: 'Save to your calendar',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'copyMessageLabel',
    title: 'Button that copies the message',
    description: 'For visitors without a mail program: copies the text that shows below. Two to four words.',
    initialValue: 'Copy the text',
    group: 'scheduling',
  }),
  defineField({
    name: 'requestNote',
    title: 'Note below these buttons',
    description:
      'Says when the time is settled: nobody has heard of it until the visitor sends the message. One or two sentences.',
    type: 'text',
    rows: 2,
    group: 'scheduling',
    initialValue: 'The time is yours once a person has answered your message. Below is what it says.',
    validation: adviseLength(200),
  }),
  defineWordsField({
    name: 'eventTitle',
    title: 'Title in the visitor’s calendar',
    description: 'What the half hour is called in the file for calendars. A few words.',
    initialValue: 'Consultation about {product}',
    group: 'scheduling',
  }),
  defineField({
    name: 'messageOpening',
    title: 'Beginning of the message',
    description:
      'The first sentence of the message, before the chosen half hour. In the words of the visitor.',
    type: 'text',
    rows: 2,
    group: 'scheduling',
    initialValue: 'We would like to schedule a consultation about {product}.',
    validation: adviseLength(240),
  }),
  defineWordsField({
    name: 'agentLine',
    title: 'Word before the agent in the message',
    description: 'Precedes the name of the agent from whose page the visitor comes. One word.',
    initialValue: 'Agent',
    group: 'scheduling',
  }),
  defineWordsField({
    name: 'challengeLine',
    title: 'Word before the challenges in the message',
    description: 'Precedes the name of the group of challenges from which the visitor comes. One word.',
    initialValue: 'Challenges',
    group: 'scheduling',
  }),
  defineField({
    name: 'messageQuestions',
    title: 'End of the message',
    description: 'What visitors fill in before they send the message: one line for each thing you ask for.',
    type: 'text',
    rows: 4,
    group: 'scheduling',
    initialValue:
      'What our organization does:\nHow many people carry it:\nThe task we never want to do again:',
    validation: adviseLength(300),
  }),
];

/** The two notes beside the heading of the business hours; the site shows one of them, depending on the time. */
export const openNowWords = [
  defineWordsField({
    name: 'openNowLabel',
    title: 'Note while you are open',
    description: 'Shows beside the business hours during the times given below. One to three words.',
    initialValue: 'open now',
    group: 'details',
  }),
  defineWordsField({
    name: 'closedNowLabel',
    title: 'Note while you are closed',
    description: 'Shows beside the business hours at all other times. One to three words.',
    initialValue: 'closed now',
    group: 'details',
  }),
];
