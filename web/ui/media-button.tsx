import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Button } from './button.tsx';
import { type MediaAction, MediaIcon } from './media-icon.tsx';
import { tooltipAttribute } from './tooltip-attribute.ts';

type MediaButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  action: MediaAction;
  /** Seen beside the drawing where there is room, heard everywhere. */
  label: string;
};

/** A button that does something to a video. Its container decides whether there is room for its label. */
export function MediaButton({ action, label, ...rest }: MediaButtonProps) {
  // By the attribute, not by withTooltip: whoever renders it may want the ref.
  const tooltip = { [tooltipAttribute]: label };
  return (
    <Control $look="quiet" {...tooltip} {...rest}>
      <MediaIcon action={action} />
      <Label>{label}</Label>
    </Control>
  );
}

const Control = styled(Button)`
  padding: ${theme.space[2]};

  &[aria-pressed='true'] {
    background: ${theme.color.accentWash};
    border-color: ${theme.color.accent};
  }
  @container (width >= ${theme.width.medium}) {
    padding-inline: ${theme.space[4]};
  }
`;

const Label = styled.span`
  @container (width < ${theme.width.medium}) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
