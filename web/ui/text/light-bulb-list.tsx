import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../drawings/line-drawing.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type LightBulbListProps = {
  items: readonly string[];
  label: string | null | undefined;
};

/**
 * Deliverables, each with a light-bulb emoji. The emoji is in the document's text and its Markdown
 * only. The visible bulb is an SVG, since a system without an emoji font would show an empty box.
 */
export function LightBulbList({ items, label }: LightBulbListProps) {
  if (items.length === 0) return null;
  return (
    <List role="list" aria-label={label || undefined}>
      {[...new Set(items)].map((item) => (
        <Item key={item}>
          <VisuallyHidden aria-hidden>💡</VisuallyHidden>
          <Bulb viewBox="0 0 24 24" aria-hidden>
            <path d="M10 18.5 H14 M11 21.5 H13" />
            <path
              data-accent="true"
              d="M9.5 15.5 C7.5 14 6 12 6 9.5 A6 6 0 0 1 18 9.5 C18 12 16.5 14 14.5 15.5 Z"
            />
          </Bulb>{' '}
          <span>{item}</span>
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
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.text};
`;

/** As tall as its line of text. */
const Bulb = styled(LineDrawing)`
  width: ${theme.space[6]};
  height: ${theme.space[6]};
`;
