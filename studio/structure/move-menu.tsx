import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical';
import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { useId } from 'react';

interface MoveMenuProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Menu that moves an entry of a list, as an alternative to dragging. */
export function MoveMenu({ name, index, count, onMove }: MoveMenuProps) {
  const last = count - 1;
  return (
    <MenuButton
      id={useId()}
      popover={{ portal: true, placement: 'bottom-end' }}
      button={<Button mode="bleed" padding={2} icon={EllipsisVerticalIcon} aria-label={`Move “${name}”`} />}
      menu={
        <Menu>
          <MenuItem
            text="Move up"
            icon={ArrowUpIcon}
            disabled={index === 0}
            hotkeys={['Alt', '↑']}
            onClick={() => onMove(index - 1)}
          />
          <MenuItem
            text="Move down"
            icon={ArrowDownIcon}
            disabled={index === last}
            hotkeys={['Alt', '↓']}
            onClick={() => onMove(index + 1)}
          />
          <MenuItem text="Move to the top" disabled={index === 0} onClick={() => onMove(0)} />
          <MenuItem text="Move to the end" disabled={index === last} onClick={() => onMove(last)} />
        </Menu>
      }
    />
  );
}
