import { SpinnerIcon } from '@sanity/icons/Spinner';
import { Button, type ButtonProps } from '@sanity/ui';
import { keyframes, styled } from 'styled-components';

type BusyButtonProps = ButtonProps & {
  /** Whether the action that it started is still running. */
  isBusy: boolean;
};

/**
 * A button that shows a spinner while its action runs. It uses `aria-disabled` then, because a disabled button
 * loses the focus.
 */
export function BusyButton({ isBusy, icon, onClick, ...others }: BusyButtonProps) {
  return (
    <Button
      {...others}
      icon={isBusy ? Turning : icon}
      muted={isBusy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    />
  );
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Turning = styled(SpinnerIcon)`
  animation: ${turn} 0.5s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
