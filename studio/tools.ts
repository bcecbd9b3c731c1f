import type { ConfigContext, Tool } from 'sanity';
import { isDeveloper } from '../schemas/fields/developers-only.ts';

/** The Studio's own tool for what is to be published at a set time. */
export const SCHEDULED_TOOL = 'releases';

/** The tools in the order of an editor's day; one that is not named here comes before the guide. */
const BEFORE = ['structure', 'presentation', 'media', 'avatars', SCHEDULED_TOOL];
const AFTER = ['guide', 'vision'];

/** Names that say to an editor what a tool is for, where its own says something else. */
const TITLES: Readonly<Record<string, string>> = {
  presentation: 'Preview',
  media: 'Pictures',
  [SCHEDULED_TOOL]: 'Scheduled',
};

/** The tools of the Studio's bar: in order, by plain names, and those of developers for developers only. */
export function arrangeTools(tools: Tool[], { currentUser }: Pick<ConfigContext, 'currentUser'>): Tool[] {
  return tools
    .filter(({ name }) => name !== 'vision' || isDeveloper(currentUser))
    .map((tool) => ({ ...tool, title: TITLES[tool.name] ?? tool.title }))
    .toSorted((one, other) => place(one) - place(other));
}

function place({ name }: Tool): number {
  if (BEFORE.includes(name)) return BEFORE.indexOf(name) - BEFORE.length;
  return AFTER.includes(name) ? 1 + AFTER.indexOf(name) : 0;
}
