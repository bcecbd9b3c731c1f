import { describeAltText } from '../../schemas/validation/alt-text.ts';
import { type Content, isObject, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Every picture must have a description or be marked as decoration. */
export function checkPictures(content: Content): Finding[] {
  return content
    .filter((document) => !document._type.startsWith('sanity.'))
    .flatMap(valuesOf)
    .flatMap((place) => {
      if (!isPicture(place.value)) return [];
      const alt = typeof place.value.alt === 'string' ? place.value.alt : undefined;
      const verdict = describeAltText(alt, place.value);
      return verdict === true ? [] : [findingAt(place, verdict)];
    });
}

/** By what it holds, so that a picture in a field of another kind is found too; but the site's icon, which is in no page. */
function isPicture(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value) || !isObject(value.asset) || value._type === 'image') return false;
  return typeof value.asset._ref === 'string' && value.asset._ref.startsWith('image-');
}
