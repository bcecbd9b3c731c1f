import { Button, Flex } from '@sanity/ui';
import { useFocusOnRemoval } from './use-focus-on-removal.ts';

interface ToastButtonProps {
  text: string;
  onClick: () => void;
}

/**
 * A button in a toast. When the toast disappears while the button has the focus, the element that was focused
 * before gets it back.
 */
export function ToastButton({ text, onClick }: ToastButtonProps) {
  const ref = useFocusOnRemoval();
  return (
    <Flex>
      <Button ref={ref} mode="ghost" padding={2} text={text} onClick={onClick} />
    </Flex>
  );
}
