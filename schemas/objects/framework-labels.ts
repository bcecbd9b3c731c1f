import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from '@sanity/types';
import { requiredText } from '../validation/text-length.ts';

function label(name: string, initialValue: string, above: string) {
  return defineField({
    name,
    title: `Above ${above}`,
    description: `Shows in small type above ${above}. One or two words, such as ${initialValue}.`,
    type: 'string',
    initialValue,
    validation: requiredText(`The words above ${above} are missing. Write them.`, 30),
  });
}

/** What stands above the parts of every framework card. */
export const frameworkLabels = defineType({
  name: 'frameworkLabels',
  title: 'Words on the cards',
  description: 'The small words above the parts of a framework card.',
  type: 'object',
  icon: TagIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    label('problem', 'Problem', 'the problem'),
    label('solution', 'Solution', 'the solution'),
    label('aiPillars', 'AI pillars', 'the AI pillars'),
    label('dataSources', 'Data sources', 'the data sources'),
    label('engineering', 'Engineering', 'the engineering'),
    label('deliverables', 'Deliverables', 'the deliverables'),
  ],
});
