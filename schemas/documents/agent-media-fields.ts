import { defineField } from '@sanity/types';
import { readOnlyForEditors } from '../fields/developers-only.ts';
import { adviseCaptions, adviseTranscript } from '../validation/captions.ts';
import { checkPathOrUrl } from '../validation/link-target.ts';
import { adviseSquareImage } from '../validation/picture-size.ts';

/**
 * The agent's media in the order of their creation: portrait, spoken text, videos, and their alternatives for visitors who cannot
 * hear or see them. None is required: without them the site shows drawings.
 */
export const agentMediaFields = [
  defineField({
    name: 'image',
    title: 'Portrait',
    description:
      'Shows on the agent’s card and page. Square, at least 512 by 512 pixels; click the crop sign to mark the face. Empty: a neutral drawing shows.',
    type: 'imageWithAlt',
    group: 'media',
    validation: adviseSquareImage,
  }),
  defineField({
    name: 'voice',
    title: 'Voice',
    description:
      'What the agent says in a generated talking video, and how it sounds. Needed to generate one.',
    type: 'voice',
    group: 'media',
  }),
  defineField({
    name: 'video',
    title: 'Video: upload',
    description: 'Plays on the home page when it is the agent’s turn. MP4, up to about half a minute.',
    type: 'file',
    group: 'media',
    fieldset: 'video',
    options: { accept: 'video/mp4,video/webm' },
  }),
  defineField({
    name: 'videoUrl',
    title: 'Video: address',
    description:
      'Used when nothing is uploaded above: a file of this site such as /tara.mp4, or a full https:// address.',
    type: 'string',
    group: 'media',
    fieldset: 'video',
    readOnly: readOnlyForEditors,
    validation: checkPathOrUrl,
  }),
  defineField({
    name: 'combinedVideo',
    title: 'Long video: upload',
    description: 'Plays on the agent’s own page once the overview is in view. MP4, up to about two minutes.',
    type: 'file',
    group: 'media',
    fieldset: 'video',
    options: { accept: 'video/mp4,video/webm' },
  }),
  defineField({
    name: 'combinedUrl',
    title: 'Long video: address',
    description:
      'Used when nothing is uploaded above: a file of this site such as /tara_com.mp4, or a full https:// address.',
    type: 'string',
    group: 'media',
    fieldset: 'video',
    readOnly: readOnlyForEditors,
    validation: checkPathOrUrl,
  }),
  defineField({
    name: 'captions',
    title: 'Captions',
    description: 'What is said, line by line with times, shown over the video. A .vtt file (WebVTT).',
    type: 'file',
    group: 'media',
    fieldset: 'accessibility',
    options: { accept: '.vtt,text/vtt' },
    validation: adviseCaptions,
  }),
  defineField({
    name: 'transcript',
    title: 'Transcript',
    description:
      'Everything that is said in the longer video, as text to read; opens below the video. Where the home page plays a shorter one, the first paragraph is what that says; an empty line ends it. Any length.',
    type: 'text',
    rows: 6,
    group: 'media',
    fieldset: 'accessibility',
    validation: adviseTranscript,
  }),
  defineField({
    name: 'domainImage',
    title: 'Picture of the domain',
    description:
      'A small picture at the top right of the agent’s page, in the place of the drawing. Square, at least 400 by 400 pixels. Empty: the drawing shows.',
    type: 'imageWithAlt',
    group: 'media',
    validation: adviseSquareImage,
  }),
  defineField({
    name: 'avatarAssets',
    title: 'Generated avatar files',
    description: 'The files the avatar tool made for this agent. It fills this in automatically.',
    type: 'avatarAssets',
    group: 'media',
    readOnly: readOnlyForEditors,
  }),
  defineField({
    name: 'avatarRun',
    title: 'Avatar files not in use yet',
    description: 'What the avatar tool has made and nobody has chosen yet. It fills this in automatically.',
    type: 'avatarRun',
    group: 'media',
    // Not for editing in the form: the avatar tool shows it, with a button to use it.
    hidden: true,
  }),
];
