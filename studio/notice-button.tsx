import { Button, Flex } from '@sanity/ui';
import { useFocusHandover } from './use-focus-handover.ts';

interface NoticeButtonProps {
  text: string;
  onClick: () => void;
}

/** The button of a notice. Where it goes with the focus on it, what had that when the notice came gets it back. */
export function NoticeButton({ text, onClick }: NoticeButtonProps) {
  const ref = useFocusHandover();
  return (
    <Flex>
      <Button ref={ref} mode="ghost" padding={2} text={text} onClick={onClick} />
    </Flex>
  );
}
