import type { LANDING_QUERY_RESULT } from '../../../content/sanity.types.ts';

type Sections = NonNullable<LANDING_QUERY_RESULT>['sections'][number];

/** The query result of a landing page for a section of one type. */
export type SectionContent<Type extends Sections['_type']> = Extract<Sections, { _type: Type }>;

/** Props of a section. */
export interface SectionProps<Type extends Sections['_type']> {
  section: SectionContent<Type>;
  /** The background color: sections of a page alternate. */
  tone: 'paper' | 'sunken';
}
