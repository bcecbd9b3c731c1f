import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineField, defineType } from '@sanity/types';
import { checkSourceUrl } from '../validation/link-target.ts';
import { requireNumberBetween } from '../validation/number-range.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';
import { checkYears } from '../validation/year.ts';

export const sourcedStatistic = defineType({
  name: 'sourcedStatistic',
  title: 'Sector statistic',
  description: 'One line of the chart about the nonprofit sector, with its source.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Number as shown',
      description: 'Shows in large type, as you write it: 36%, over 50%, about 42.9%.',
      type: 'string',
      validation: requireText('The number is missing. Write it as it should show, such as 36%.', 24),
    }),
    defineField({
      name: 'percent',
      title: 'Share in percent',
      description:
        'The same number without words, from 0 to 100: so many of a hundred strokes are drawn tall. Leave it empty for no drawing.',
      type: 'number',
      validation: requireNumberBetween(0, 100),
    }),
    defineField({
      name: 'change',
      title: 'Rise or fall in percent',
      description:
        'For a number that says how much something rose or fell, instead of a share: -15 draws a fall by 15%, 10 a rise by 10%. Leave it empty for shares of a whole.',
      type: 'number',
      validation: requireNumberBetween(-100, 100),
    }),
    defineField({
      name: 'label',
      title: 'What it says',
      description: 'Shows below the number. One short sentence, up to about 15 words.',
      type: 'string',
      validation: requireText('The sentence is missing. Say what the number means.', 140),
    }),
    defineField({
      name: 'year',
      title: 'Year',
      description:
        'The year that the number is about, such as 2024, or the first and last year, such as 2014–2024. Shows behind the sentence, so leave it out there.',
      type: 'string',
      validation: (rule) => [
        checkYears(rule),
        rule
          .required()
          .warning(
            'Readers cannot tell how old this number is. Write the year it is about, once you have found it in the source; you may still publish.',
          ),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description:
        'Who found it, and in which publication. Shows in small type below the sentence; visitors see nothing while it is empty.',
      type: 'string',
      validation: (rule) => [
        adviseLength(120)(rule),
        rule
          .required()
          .warning(
            'Source to be confirmed. Find out who published this number and write it here, or remove the number before the site goes public; you may still publish.',
          ),
      ],
    }),
    defineField({
      name: 'sourceUrl',
      title: 'Address of the source',
      description: 'Where a visitor can read it, starting with https://. Makes the source a link.',
      type: 'string',
      validation: checkSourceUrl,
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
