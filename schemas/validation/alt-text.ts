import type { RuleDef, StringRule } from '@sanity/types';
import { adviseLength } from './text-length.ts';

/** Recommended maximum length of a description, for visitors who listen to it. */
const advised = adviseLength(160);

interface ImageFields {
  asset?: unknown;
  decorative?: unknown;
}

function isImageFields(value: unknown): value is ImageFields {
  return typeof value === 'object' && value !== null;
}

/** Reports a picture without a description that is not marked as decorative; otherwise true. */
export function describeAltText(alt: string | undefined, image: unknown): string | true {
  if (alt?.trim() || !isImageFields(image) || !image.asset || image.decorative === true) return true;
  return 'This picture has no description, so people who cannot see it miss it. Describe it in one sentence, or switch on “This picture is decoration only”.';
}

/** Requires a picture. */
export function requireImage(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T =>
    rule
      .required()
      // When its picture is removed, the image field still has a description.
      .custom((image) => !isImageFields(image) || Boolean(image.asset) || message)
      .error(message);
}

/** Requires a description unless the picture is marked as decorative. */
export function checkAltText(rule: StringRule): StringRule[] {
  return [rule.custom<string>((alt, context) => describeAltText(alt, context.parent)), advised(rule)];
}
