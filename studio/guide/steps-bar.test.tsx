import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { CurrentTaskProvider, useCurrentTask } from './current-task.tsx';
import { StepsBar } from './steps-bar.tsx';
import { type Task, tasks } from './tasks.ts';

/** A tool with the steps of a selected task. */
function Tool({ task }: { task: Task | undefined }) {
  const tool = useRef<HTMLDivElement>(null);
  const { begin } = useCurrentTask();
  return (
    <>
      <StepsBar below={tool} />
      <div ref={tool}>
        <p>
          <button type="button">Pages</button>
        </p>
        <button type="button" onClick={() => task && begin(task)}>
          Begin
        </button>
      </div>
    </>
  );
}

it('moves the focus to the tool when the steps are dismissed', async () => {
  render(
    <InStudioTheme>
      <CurrentTaskProvider>
        <Tool task={tasks[0]} />
      </CurrentTaskProvider>
    </InStudioTheme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await user.click(screen.getByRole('button', { name: 'Put these steps away' }));
  expect(screen.queryByRole('complementary', { name: 'Steps' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pages' })).toHaveFocus();
});
