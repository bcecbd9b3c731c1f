import { useEffect } from 'react';
import { type InputProps, pathToString } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useCurrentTask } from './current-task.tsx';

/** Focuses the input at which the selected task starts. For a field in the URL, the Studio only scrolls. */
export function GuidedInput(props: InputProps) {
  const { start } = useCurrentTask();
  const isStart = start !== undefined && pathToString(props.path) === start.field;
  return (
    <>
      {props.renderDefault(props)}
      {isStart && <StartOfTask {...props} />}
    </>
  );
}

function StartOfTask({ elementProps }: InputProps) {
  const { documentType } = useDocumentPane();
  const { start, clearStart } = useCurrentTask();
  useEffect(() => {
    if (start?.type !== documentType) return;
    elementProps.ref.current?.focus();
    clearStart();
  }, [clearStart, documentType, elementProps, start]);
  return null;
}
