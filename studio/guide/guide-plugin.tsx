import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { useEffect } from 'react';
import { definePlugin, type InputProps, pathToString } from 'sanity';
import { route } from 'sanity/router';
import { useDocumentPane } from 'sanity/structure';
import { useCurrentTask } from './current-task.tsx';
import { Guide } from './guide.tsx';
import { GuidedTool, GuideLayout } from './guide-layout.tsx';

/** Focuses the input at which the selected task starts. For a field in the URL, the Studio only scrolls. */
function GuidedInput(props: InputProps) {
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

/** Adds the guide for editors: beside the content list when the Studio opens, and as a tool. */
export const guide = definePlugin({
  name: 'guide',
  studio: { components: { layout: GuideLayout, activeToolLayout: GuidedTool } },
  form: { components: { input: GuidedInput } },
  tools: [
    { name: 'guide', title: 'Guide', icon: HelpCircleIcon, component: Guide, router: route.create('/') },
  ],
});
