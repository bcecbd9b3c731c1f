import { LaunchIcon } from '@sanity/icons/Launch';
import { defineType } from '@sanity/types';
import { callToActionFields } from '../objects/call-to-action.ts';
import { defineHiddenSwitch, defineSectionPreview } from './section-parts.ts';

export const invitationSection = defineType({
  name: 'invitationSection',
  title: 'Invitation',
  description: 'A large line, a sentence and a button that invite the visitor to act.',
  type: 'object',
  icon: LaunchIcon,
  fields: [...callToActionFields, defineHiddenSwitch()],
  preview: defineSectionPreview('Invitation', 'heading'),
});
