import type { ConfigContext, Tool } from 'sanity';
import { isDeveloper } from '../schemas/fields/developers-only.ts';

/** Name of the Studio's tool for scheduled drafts. */
export const SCHEDULED_TOOL = 'releases';

/** Order of the tools. Tools that are not listed come before the guide. */
const BEFORE = ['structure', 'presentation', 'pictures', 'avatars', SCHEDULED_TOOL];
const AFTER = ['guide', 'vision'];

/** Titles of tools whose own title is not clear to editors. */
const TITLES: Readonly<Record<string, string>> = {
  presentation: 'Preview',
  [SCHEDULED_TOOL]: 'Scheduled',
};

/** Sorts and renames the tools of the navigation bar, and hides Vision from users who are not developers. */
export function arrangeTools(tools: Tool[], { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  return tools
    .filter(({ name }) => name !== 'vision' || isDeveloper(currentUser))
    .map((tool) => ({ ...tool, title: TITLES[tool.name] ?? tool.title }))
    .toSorted((one, other) => getPosition(one) - getPosition(other));
}

function getPosition({ name }: Tool): number {
  if (BEFORE.includes(name)) return BEFORE.indexOf(name) - BEFORE.length;
  return AFTER.includes(name) ? 1 + AFTER.indexOf(name) : 0;
}
