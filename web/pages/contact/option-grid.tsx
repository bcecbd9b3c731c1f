import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface Option {
  value: string;
  /** What the option shows, which is its accessible name too. */
  label: ReactNode;
}

interface OptionGridProps {
  /** Unique on the page. */
  name: string;
  legend: string | null;
  /** Explains the options. */
  note?: ReactNode;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Native radio buttons that look like tiles: Tab leads to the chosen one, and the arrow keys to the others. */
export function OptionGrid({ name, legend, note, options, chosen, onChoose }: OptionGridProps) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {note}
      <Tiles>
        {options.map(({ value, label }) => (
          <Tile key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  margin: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space[3]};
  font-weight: ${theme.weight.bold};
`;

/** Three tiles in a row on the narrowest phone, and never more than six: the open days of a week, or three hours. */
const TILE = `max(4.75rem, (100% - 5 * ${theme.space[2]}) / 6)`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${TILE}), 1fr));
  gap: ${theme.space[2]};
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 3.25rem;
  padding: ${theme.space[1]};
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.paper};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.snug};
  text-align: center;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${theme.duration.quick};

  /* Covers the tile, so that a click anywhere is a click on the radio button itself. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &:has(:focus-visible) {
    outline: ${theme.border.rule} solid ${theme.color.accent};
    outline-offset: 3px;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
  }
  &:has(:checked) small {
    color: inherit;
  }
  /* Without colors, the chosen tile is marked by its border. */
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      outline: ${theme.border.rule} solid Highlight;
    }
  }
`;
