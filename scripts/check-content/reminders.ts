import { containsExampleDetail } from '../../schemas/example-details.ts';
import { type Content, type Placed, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Reminds of example contact details outside of Site settings; the fields of Site settings have their own warning. */
export function remindOfExampleDetails(content: Content): Finding[] {
  return content
    .filter((document) => document._type !== 'siteSettings')
    .flatMap(valuesOf)
    .filter((place): place is Placed<string> => typeof place.value === 'string')
    .filter(({ value }) => containsExampleDetail(value))
    .map((place) =>
      findingAt(
        place,
        'A contact detail of the example was copied here. Write {organization}, {address}, {email} or {phone} instead, and the site fills in what Site settings says.',
      ),
    );
}

/** Fields with an address that the visitor's browser loads. */
const MEDIA_FIELDS = new Set(['videoUrl', 'combinedUrl', 'url', 'secureUrl']);

/** Reminds of media that visitors would load from another company, which the privacy policy excludes. */
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
