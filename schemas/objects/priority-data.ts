import { OlistIcon } from '@sanity/icons/Olist';
import { type ArrayRule, defineArrayMember, defineField, defineType } from '@sanity/types';
import { describeCount } from '../validation/item-count.ts';

/** Five rows per group. The numbers 1–15 continue from group to group. */
const ROWS = 5;

/** All three tables have their rows, or none has any: then the site does not offer them. */
function requireRowsPerGroup(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.custom<unknown[]>((rows, { parent }) => {
    const hasRows = Object.values(parent ?? {}).some((table) => Array.isArray(table) && table.length > 0);
    return !hasRows || describeCount(rows?.length ?? 0, ROWS, { one: 'row', many: 'rows' });
  });
}

export const priorityData = defineType({
  name: 'priorityData',
  title: 'Priority tables',
  description: 'The three tables of the Impact Framework: five rows each, numbered 1 to 15 automatically.',
  type: 'object',
  icon: OlistIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'critical',
      title: 'Critical',
      description: 'The first table, rows 1 to 5: the most pressing problems. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'priorityItem' })],
      validation: requireRowsPerGroup,
    }),
    defineField({
      name: 'operational',
      title: 'Operational',
      description: 'The second table, rows 6 to 10: problems of daily work. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'priorityItem' })],
      validation: requireRowsPerGroup,
    }),
    defineField({
      name: 'enhancement',
      title: 'Enhancement',
      description: 'The third table, rows 11 to 15: what could be better still. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'priorityItem' })],
      validation: requireRowsPerGroup,
    }),
  ],
  // Without a title, the breadcrumb to a row would begin with the raw contents of the first table.
  preview: { prepare: () => ({ title: 'Priority tables' }) },
});
