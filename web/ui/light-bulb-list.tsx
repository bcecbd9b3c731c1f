import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type LightBulbListProps = {
  items: readonly string[];
  label: string | null | undefined;
};

/** Deliverables, each prefixed with a light-bulb emoji (spec section 3, problemCards). */
export function LightBulbList({ items, label }: LightBulbListProps) {
  if (items.length === 0) return null;
  return (
    <List role="list" aria-label={label || undefined}>
      {[...new Set(items)].map((item) => (
        <Item key={item}>
          <span>💡</span> <span>{item}</span>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.text};
`;
