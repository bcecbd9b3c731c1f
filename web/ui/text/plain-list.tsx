import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

type PlainListProps = {
  items: readonly string[];
  label: string | null | undefined;
};

/** Short items in one column, separated by hairlines instead of bullets. */
export function PlainList({ items, label }: PlainListProps) {
  if (items.length === 0) return null;
  return (
    <List role="list" aria-label={label || undefined}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    padding-block: ${theme.space[3]};
    line-height: ${theme.leading.snug};
  }
  li + li {
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
`;
