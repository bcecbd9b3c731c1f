import { styled } from 'styled-components';
import type { HOME_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { theme } from '../../theme/theme.ts';

/** A piece of work, as `workExcerptFragment` reads it. */
export type WorkExcerptContent = NonNullable<NonNullable<HOME_QUERY_RESULT>['agents'][number]['workSample']>;

/** The name of a piece of work, and what it asks a person to decide: the first sentence of that. */
export function WorkExcerpt({ work: { title, decision } }: { work: WorkExcerptContent }) {
  if (!decision) return null;
  return (
    <Slip>
      <strong>{title}</strong>
      <p>{getFirstSentence(decision)}</p>
    </Slip>
  );
}

/**
 * A full stop inside of a number or a name is followed by no capital. The mark that the Studio's preview puts at the end of a text
 * (stega) is kept.
 */
function getFirstSentence(text: string): string {
  const [mark = ''] = /\p{Cf}*$/u.exec(text) ?? [];
  const words = text.slice(0, text.length - mark.length);
  return (/^.*?[.!?](?=\s+\p{Lu}|$)/su.exec(words)?.[0] ?? words) + mark;
}

/** A slip of paper with a mark at its edge. */
const Slip = styled.div`
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.border.rule} solid ${theme.color.accent};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};

  strong {
    display: block;
    padding-bottom: ${theme.space[1]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-weight: ${theme.weight.medium};
  }
`;
