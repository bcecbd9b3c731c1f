import { defineField } from '@sanity/types';
import { adviseLength } from '../validation/text-length.ts';

interface LabelOptions {
  name: string;
  title: string;
  /** Place of the label on the page, to complete 'Shows …', such as 'above the problem'. */
  shows: string;
  initialValue: string;
  group?: string;
}

/** A short label of the page; when empty, no label is shown. */
export function labelField({ name, title, shows, initialValue, group }: LabelOptions) {
  return defineField({
    name,
    title,
    description: `Shows ${shows}. A few words, such as “${initialValue}”.`,
    type: 'string',
    initialValue,
    validation: adviseLength(60),
    ...(group && { group }),
  });
}
