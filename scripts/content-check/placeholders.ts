import { publisherPlaceholders } from '../../schemas/singletons/site-settings-publisher.ts';
import { type Content, type Placed, valuesOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Reminds of the publisher's placeholders outside of Site settings, whose own fields warn of theirs. */
export function remindOfPlaceholders(content: Content): Finding[] {
  return content
    .filter((document) => document._type !== 'siteSettings')
    .flatMap(valuesOf)
    .filter((place): place is Placed<string> => typeof place.value === 'string')
    .filter(({ value }) => Object.values(publisherPlaceholders).some((text) => value.includes(text)))
    .map((place) =>
      findingAt(
        place,
        'The text that Site settings starts with was copied here. Write {organization}, {address} or {email} instead, and the site fills in what Site settings says.',
      ),
    );
}
