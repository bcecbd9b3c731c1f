import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { PublishButton } from './publish-agent.tsx';

afterEach(() => vi.useRealTimers());

function show(state: { isSettled: boolean; isAllowed: boolean }) {
  const onPublish = vi.fn();
  const button = (props: typeof state) => <PublishButton name="Neo" {...props} onPublish={onPublish} />;
  const view = render(button(state), { wrapper: InStudioTheme });
  return { onPublish, update: (next: typeof state) => view.rerender(button(next)) };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Publish Neo' }));

it('publishes once when it is pressed several times', () => {
  const { onPublish } = show({ isSettled: true, isAllowed: true });
  press();
  press();
  expect(onPublish).toHaveBeenCalledOnce();
});

it('publishes after the changes are saved when it is pressed before', () => {
  const { onPublish, update } = show({ isSettled: false, isAllowed: true });
  press();
  expect(onPublish).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Publish Neo' })).toHaveAttribute('aria-disabled', 'true');
  update({ isSettled: true, isAllowed: true });
  expect(onPublish).toHaveBeenCalledOnce();
});

it('does not publish when the check that it waited for found errors', () => {
  const { onPublish, update } = show({ isSettled: false, isAllowed: true });
  press();
  update({ isSettled: true, isAllowed: false });
  expect(onPublish).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Publish Neo' })).toBeDisabled();
});

it('can be pressed again after a publication that failed', () => {
  vi.useFakeTimers();
  const { onPublish } = show({ isSettled: true, isAllowed: true });
  press();
  act(() => vi.advanceTimersByTime(4_000));
  press();
  expect(onPublish).toHaveBeenCalledTimes(2);
});
