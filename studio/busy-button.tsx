import { SpinnerIcon } from '@sanity/icons/Spinner';
import { Button, type ButtonProps } from '@sanity/ui';
import { keyframes, styled } from 'styled-components';

type BusyButtonProps = ButtonProps & {
  /** Whether what it was pressed for goes on. */
  isBusy: boolean;
};

/** A button that can wait for what it began. It keeps the focus meanwhile: a button that is disabled loses it. */
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
