import { styled } from 'styled-components';
import type { HOME_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { theme } from '../../theme/theme.ts';
import { Source } from './work-marks.ts';

/** A line of a piece of work, as `workExcerptFragment` reads it. */
export type WorkExcerptContent = NonNullable<NonNullable<HOME_QUERY_RESULT>['agents'][number]['workSample']>;
type Line = NonNullable<WorkExcerptContent['line']>;

/** The name of a piece of work and one line of it, with its source. */
export function WorkExcerpt({ work: { title, line } }: { work: WorkExcerptContent }) {
  const text = line && getText(line);
  if (!text) return null;
  return (
    <Slip>
      <strong>{title}</strong>
      <p>{text}</p>
      <Source>{'source' in line && getFirstClause(line.source)}</Source>
    </Slip>
  );
}

function getText(line: Line): string {
  if ('cells' in line) return [line.cells?.at(0), line.cells?.at(-1)].filter(Boolean).join(': ');
  if ('value' in line) return [line.value, line.label].filter(Boolean).join(' ');
  return 'text' in line ? getFirstSentence(line.text) : '';
}

/** The first sentence of a letter, or its first paragraph. A full stop inside of a number or a name is followed by no capital. */
function getFirstSentence(text: string | null): string {
  const [paragraph = ''] = text?.split(/\n\s*\n/) ?? [];
  return cut(paragraph, /^.*?[.!?](?=\s+\p{Lu}|$)/su);
}

/** The source of the first of several facts. */
function getFirstClause(source: string | null): string {
  return cut(source ?? '', /^[^;]*/);
}

/** The part of a text that matches, or all of it, with the mark that the Studio's preview puts at the end of a text (stega). */
function cut(text: string, part: RegExp): string {
  const [mark = ''] = /\p{Cf}*$/u.exec(text) ?? [];
  const words = text.slice(0, text.length - mark.length);
  return (part.exec(words)?.[0] ?? words) + mark;
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
