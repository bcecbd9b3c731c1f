import type { LANDING_QUERY_RESULT } from '../content/sanity.types.ts';

type Sections = NonNullable<LANDING_QUERY_RESULT>['sections'][number];

/** What the query of a page of sections yields for a section of one type. */
export type SectionContent<Type extends Sections['_type']> = Extract<Sections, { _type: Type }>;

/** What a section is shown with besides its content. */
export interface SectionProps<Type extends Sections['_type']> {
  section: SectionContent<Type>;
  /** The ground that it stands on: those of a page alternate. */
  tone: 'paper' | 'sunken';
}
