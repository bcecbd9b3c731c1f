import type { SAMPLE_AGENT_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the sample page's query yields for a page that exists. */
export type SampleAgentContent = NonNullable<SAMPLE_AGENT_QUERY_RESULT>;

export type FrameworkCardContent = SampleAgentContent['frameworkCards'][number];
