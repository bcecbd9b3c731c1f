import { Stack, Text, TextArea } from '@sanity/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

interface WordsFieldProps {
  name: string;
  /** As they are kept, with their placeholders. */
  words: string;
  /** Keeps them; resolves when they are kept. */
  onSave: (words: string) => Promise<void>;
  /** Hears whether something is not kept yet. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Milliseconds without a key after which the words are kept. */
const PAUSE = 700;

/** What an agent says, written where its video is made. What a colleague writes meanwhile shows once nothing here is unsaved. */
export function WordsField({ name, words, onSave, onUnsaved }: WordsFieldProps) {
  const id = useId();
  /** Undefined while what is kept is what stands here. */
  const [typed, setTyped] = useState<string>();
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnsaved = typed !== undefined && typed !== words;
  const tell = useEffectEvent(() => onUnsaved(isUnsaved));
  useEffect(() => {
    tell();
    // A window that closes now would lose them.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isUnsaved) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const save = () => {
    clearTimeout(saving.current);
    if (typed !== undefined && typed !== words) void onSave(typed);
  };
  const saveAtTheEnd = useEffectEvent(save);
  // Who goes to another agent has finished the sentence.
  useEffect(() => () => saveAtTheEnd(), []);
  // Only what was typed last is kept, and each key puts that off.
  const saveSoon = useEffectEvent(save);
  useEffect(() => {
    if (typed === undefined) return;
    saving.current = setTimeout(saveSoon, PAUSE);
    return () => clearTimeout(saving.current);
  }, [typed]);
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        What {name} says
      </Text>
      <TextArea
        id={id}
        rows={5}
        value={typed ?? words}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
      />
    </Stack>
  );
}
