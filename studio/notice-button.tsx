import { Button, Flex } from '@sanity/ui';
import { useFocusHandover } from './use-focus-handover.ts';

interface NoticeButtonProps {
  text: string;
  onClick: () => void;
}

/**
 * A button in a toast. When the toast disappears while the button has the focus, the element that was focused
 * before gets it back.
 */
export function NoticeButton({ text, onClick }: NoticeButtonProps) {
  const ref = useFocusHandover();
  return (
    <Flex>
      <Button ref={ref} mode="ghost" padding={2} text={text} onClick={onClick} />
    </Flex>
  );
}
