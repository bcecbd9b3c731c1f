import type { ABOUT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the query yields for either about page, where it exists. */
export type AboutContent = NonNullable<ABOUT_QUERY_RESULT>;

/** The text that both pages share. */
export type PlatformContent = NonNullable<AboutContent['platform']>;

export type AgentPortrait = Pick<AboutContent['agents'][number], 'image' | 'generatedImage'>;
