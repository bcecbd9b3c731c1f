import type { RuleDef, StringRule } from '@sanity/types';
import { advisedLength } from './text-length.ts';

/** How long a description may get before those who listen to it lose the thread. */
const advised = advisedLength(160);

interface ImageFields {
  asset?: unknown;
  decorative?: unknown;
}

function isImageFields(value: unknown): value is ImageFields {
  return typeof value === 'object' && value !== null;
}

/** Says that a picture has neither a description nor the decorative mark; true when it has, or there is no picture. */
export function describeAltText(alt: string | undefined, image: unknown): string | true {
  if (alt?.trim() || !isImageFields(image) || !image.asset || image.decorative === true) return true;
  return 'This picture has no description, so people who cannot see it miss it. Describe it in one sentence, or switch on “This picture is decoration only”.';
}

/** The picture itself must be there. */
export function pictureRequired(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T =>
    rule
      .required()
      // An image whose picture was taken away keeps its description.
      .custom((image) => !isImageFields(image) || Boolean(image.asset) || message)
      .error(message);
}

/** A description that an image needs unless it is marked as decoration. */
export function altText(rule: StringRule): StringRule[] {
  return [rule.custom<string>((alt, context) => describeAltText(alt, context.parent)), advised(rule)];
}
