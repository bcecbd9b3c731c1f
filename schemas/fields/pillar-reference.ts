import { defineArrayMember } from '@sanity/types';
import { allowMissing } from '../validation/required.ts';

/** A reference to a pillar that a card names. */
export const pillarReference = defineArrayMember({
  type: 'reference',
  to: [{ type: 'aiPillar' }],
  validation: allowMissing(
    'This pillar is not chosen or no longer exists. Choose another, or remove the line.',
  ),
});
