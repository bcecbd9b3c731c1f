import { isObject } from '../../content/is-object.ts';
import { containsExampleDetail } from '../../schemas/example-details.ts';
import { type Content, type ContentDocument, listValues, type Placed } from './dataset.ts';
import { createFinding, type Finding } from './finding.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** '2025-08-01', '8/1/2025' and 'August 1, 2025'. */
const DATE = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b|\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b`,
  'g',
);

/**
 * Reports what prevents the launch of the site, but not publishing: example contact details, statistics without a
 * source, and past dates.
 *
 * @param now the date of the launch
 */
export function checkLaunch(content: Content, now: Date): Finding[] {
  return content.flatMap((document) => {
    const texts = listValues(document).filter(
      (place): place is Placed<string> => typeof place.value === 'string' && !isInternal(place),
    );
    return [
      ...texts
        .filter(({ value }) => containsExampleDetail(value))
        .map((place) =>
          createFinding(
            place,
            'These are the contact details of an example. Write those of your organization, to which visitors can turn.',
          ),
        ),
      ...findUnsourcedStatistics(document).map((place) =>
        createFinding(
          place,
          'This number has no source. Name who found it and when, or take the number out.',
        ),
      ),
      ...texts
        .filter(({ value }) => findDates(value).some((date) => date < getStartOfDay(now)))
        .map((place) =>
          createFinding(
            place,
            'This date has passed. Write the day on which it holds for the site that you launch.',
          ),
        ),
    ];
  });
}

function findUnsourcedStatistics(document: ContentDocument): Placed<unknown>[] {
  return listValues(document).filter(
    ({ value }) => isObject(value) && value._type === 'sourcedStatistic' && !value.source,
  );
}

/** Whether a value is an id, a key or one of the lake's own dates, which visitors do not see. */
function isInternal({ path }: Placed<unknown>): boolean {
  return path.some((step) => typeof step === 'string' && step.startsWith('_'));
}

function findDates(text: string): Date[] {
  return (text.match(DATE) ?? [])
    .map((date) => new Date(date))
    .filter((date) => !Number.isNaN(date.valueOf()));
}

function getStartOfDay(day: Date): Date {
  return new Date(day.toISOString().slice(0, 10));
}
