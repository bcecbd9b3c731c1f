import { defineField } from '@sanity/types';
import { advisedLength } from '../validation/text-length.ts';

interface WordsOptions {
  name: string;
  title: string;
  description: string;
  initialValue: string;
  group: 'content' | 'details';
}

function words(options: WordsOptions) {
  return defineField({ ...options, type: 'string', validation: advisedLength(60) });
}

/** The texts beside the contact page's button: for visitors whom an agent referred, and for those who copy the address. */
export const contactButtonWords = [
  words({
    name: 'agentLabel',
    title: 'Line above the name of an agent',
    description:
      'Shows when a visitor comes from an agent’s page: the agent’s name follows, and is put into the subject of the message. About 2 to 4 words.',
    initialValue: 'You were reading about',
    group: 'content',
  }),
  words({
    name: 'challengeLabel',
    title: 'Line above a challenge',
    description:
      'Shows when a visitor chose a row of the table on the Impact Agents page: the challenge follows, and is put into the message. About 2 to 5 words.',
    initialValue: 'The challenge you chose',
    group: 'content',
  }),
  words({
    name: 'copyLabel',
    title: 'Button that copies the address',
    description: 'Stands beside the email address. One or two words.',
    initialValue: 'Copy',
    group: 'content',
  }),
  words({
    name: 'copiedNote',
    title: 'After the address was copied',
    description: 'Shows below the address once it is in the visitor’s clipboard. A few words.',
    initialValue: 'Copied to your clipboard',
    group: 'content',
  }),
  words({
    name: 'copyByHandNote',
    title: 'When the browser does not allow copying',
    description: 'Shows below the address, which is then selected, so that the visitor can copy it by hand.',
    initialValue: 'The address is selected; copy it with your keyboard or menu',
    group: 'content',
  }),
  defineField({
    name: 'noAddressNote',
    title: 'In place of the button, while there is no address',
    description:
      'Shows while Site settings has neither an email address for visitors nor a link for scheduling. Says how to reach you otherwise. One or two sentences.',
    type: 'text',
    rows: 3,
    group: 'content',
    initialValue:
      'This website has no address of its own yet. If somebody sent you its password, answer that person: they can reach the people behind {product}.',
    validation: advisedLength(240),
  }),
];

/** The two notes beside the heading of the business hours; the site shows one of them, depending on the time. */
export const openNowWords = [
  words({
    name: 'openNowLabel',
    title: 'Note while you are open',
    description: 'Shows beside the business hours during the times given below. One to three words.',
    initialValue: 'open now',
    group: 'details',
  }),
  words({
    name: 'closedNowLabel',
    title: 'Note while you are closed',
    description: 'Shows beside the business hours at all other times. One to three words.',
    initialValue: 'closed now',
    group: 'details',
  }),
];
