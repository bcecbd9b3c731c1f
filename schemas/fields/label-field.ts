import { defineField } from '@sanity/types';
import { advisedLength } from '../validation/text-length.ts';

interface LabelOptions {
  name: string;
  title: string;
  /** Where the words are met, to complete 'Shows …', such as 'above the problem'. */
  shows: string;
  initialValue: string;
  group?: string;
}

/** A few words of the page itself that stand beside what is written elsewhere; empty, nothing shows. */
export function labelField({ name, title, shows, initialValue, group }: LabelOptions) {
  return defineField({
    name,
    title,
    description: `Shows ${shows}. A few words, such as “${initialValue}”.`,
    type: 'string',
    initialValue,
    validation: advisedLength(60),
    ...(group && { group }),
  });
}
