import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type TagListProps = {
  tags: readonly string[];
  /** What the tags are, for those who hear the list. */
  label: string | null | undefined;
};

export function TagList({ tags, label }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // Safari drops the list role of a list without bullets, so it is stated.
    <Tags role="list" aria-label={label || undefined}>
      {[...new Set(tags)].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Tags>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled.li`
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.accentWash};
  /* Seen where backgrounds are not: on paper, and in colours that a visitor forces. */
  border: ${theme.border.hair} solid transparent;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};

  @media print {
    border-color: ${theme.color.rule};
  }
`;
