import { type ArrayRule, defineArrayMember, defineField, type PreviewValue } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { type ItemNoun, requireSomeWithoutRepeats } from '../validation/item-count.ts';
import { allowMissing } from '../validation/required.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** The switch of every section: a hidden section stays in the form and is not shown on the page. */
export function defineHiddenSwitch() {
  return defineField({
    name: 'isHidden',
    title: 'Hide this section',
    description: 'Takes the section off the page. It stays here, as you wrote it, until you show it again.',
    type: 'boolean',
    initialValue: false,
  });
}

/** The heading of a section that requires one. */
export function defineRequiredHeading() {
  return defineField({
    name: 'heading',
    title: 'Heading',
    description: `Shows above the section. About 2 to 8 words. ${productHint}`,
    type: 'string',
    validation: requireText('This section has no heading. Write a few words.', 90),
  });
}

/** The text between a section's heading and its content. */
export function defineSectionIntro() {
  return defineField({
    name: 'intro',
    title: 'Opening text',
    description: `Shows between the heading and what follows. One or two sentences; may stay empty. ${productHint}`,
    type: 'text',
    rows: 3,
    validation: adviseLength(400),
  });
}

interface ChosenOptions {
  name: string;
  /** The document type to choose from. */
  type: string;
  noun: ItemNoun;
  description: string;
}

/** A list of references to documents that an editor chooses. */
export function defineReferencesField({ name, type, noun, description }: ChosenOptions) {
  return defineField({
    name,
    title: noun.many.replace(/^./, (letter) => letter.toUpperCase()),
    description,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        to: [{ type }],
        validation: allowMissing(
          `This ${noun.one} is not chosen or no longer exists. Choose another, or remove the line.`,
        ),
      }),
    ],
    validation: requireSomeWithoutRepeats(noun),
  });
}

/** Requires at least one entry in a section's list. */
export function requireSome({ one, many }: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.required().min(1).error(`There are no ${many} yet. Add at least one ${one}, or remove the section.`);
}

interface Selected {
  title?: unknown;
  isHidden?: unknown;
  media?: PreviewValue['media'];
}

/**
 * The preview of a section in the list of its page: its title, and below it its kind.
 *
 * @param title the field with the title
 */
export function defineSectionPreview(kind: string, title: string, media?: string) {
  return {
    select: { title, isHidden: 'isHidden', ...(media && { media }) },
    prepare: ({ title: words, isHidden, media: picture }: Selected): PreviewValue => ({
      title: typeof words === 'string' && words ? words : kind,
      subtitle: isHidden === true ? `${kind} · hidden` : kind,
      ...(picture ? { media: picture } : {}),
    }),
  };
}
