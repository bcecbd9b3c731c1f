import { type Content, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Fields whose address the visitor's browser loads. */
const MEDIA_FIELDS = new Set(['videoUrl', 'combinedUrl', 'url', 'secureUrl']);

/** Reminds of media that visitors load from another company, which the privacy policy says they do not. */
export function remindOfForeignMedia(content: Content): Finding[] {
  return content
    .filter((document) => !document._type.startsWith('sanity.'))
    .flatMap(valuesOf)
    .filter(
      ({ path, value }) => MEDIA_FIELDS.has(String(path.at(-1))) && /^(https?:)?\/\//.test(String(value)),
    )
    .map((place) =>
      findingAt(
        place,
        'Visitors load this from another company, and the privacy policy says they load nothing from elsewhere. Upload the file instead, or change the privacy policy.',
      ),
    );
}
