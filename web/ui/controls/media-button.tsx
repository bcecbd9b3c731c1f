import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from './button.tsx';
import { type MediaAction, MediaIcon } from './media-icon.tsx';
import { tooltipAttribute } from './tooltip-attribute.ts';

type MediaButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  action: MediaAction;
  /** Visible beside the icon if there is space; always the accessible name. */
  label: string;
};

/** A button of the video controls. Its container decides whether its label is visible. */
export function MediaButton({ action, label, ...rest }: MediaButtonProps) {
  // Sets the attribute instead of calling `withTooltip`, which needs the ref.
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
