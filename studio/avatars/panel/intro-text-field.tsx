import { Stack, Text, TextArea } from '@sanity/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

interface IntroTextFieldProps {
  name: string;
  /** The saved text, with placeholders such as `{product}`. */
  text: string;
  /** Saves the text; resolves when it is saved. */
  onSave: (text: string) => Promise<void>;
  /** Called with whether there are unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Delay in milliseconds between the last key press and saving. */
const PAUSE = 700;

/** Edits an agent's spoken introduction. Changes by other editors show as soon as nothing is unsaved here. */
export function IntroTextField({ name, text, onSave, onUnsaved }: IntroTextFieldProps) {
  const id = useId();
  /** Undefined while the field shows the saved text. */
  const [typed, setTyped] = useState<string>();
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnsaved = typed !== undefined && typed !== text;
  // From now on the field shows the saved text, which another editor may change.
  useEffect(() => {
    if (typed === text) setTyped(undefined);
  }, [typed, text]);
  const tell = useEffectEvent(() => onUnsaved(isUnsaved));
  useEffect(() => {
    tell();
    // Closing the window now would lose the text.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isUnsaved) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const save = () => {
    clearTimeout(saving.current);
    if (typed !== undefined && typed !== text) void onSave(typed);
  };
  const saveAtTheEnd = useEffectEvent(save);
  // The field unmounts when the editor selects another agent.
  useEffect(() => () => saveAtTheEnd(), []);
  // Each key press restarts the delay, so that only the latest text is saved.
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
        value={typed ?? text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
      />
    </Stack>
  );
}
