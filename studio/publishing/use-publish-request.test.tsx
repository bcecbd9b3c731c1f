import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePublishRequest } from './use-publish-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type State = Omit<Parameters<typeof usePublishRequest>[0], 'publish' | 'onDropped'>;

const idle: State = { isBusy: false, isLoaded: true, content: {}, isStuck: false, isAllowed: true };

function render(state: State) {
  const publish = vi.fn();
  const onDropped = vi.fn();
  const view = renderHook((props: State) => usePublishRequest({ ...props, publish, onDropped }), {
    initialProps: state,
  });
  return {
    publish,
    onDropped,
    leave: () => view.unmount(),
    update: (next: State) => view.rerender(next),
    request: () => act(() => view.result.current.request()),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    stage: () => view.result.current.stage,
    isRefused: () => view.result.current.isRefused,
  };
}

it('publishes at once what is saved and checked, and once', () => {
  const { publish, request, wait } = render(idle);
  wait(500);
  request();
  expect(publish).toHaveBeenCalledOnce();
  wait(3_000);
  expect(publish).toHaveBeenCalledOnce();
});

it('waits until changes are saved and checked', () => {
  const { publish, request, update, wait, stage } = render({ ...idle, isBusy: true });
  request();
  wait(60_000);
  expect(stage()).toBe('waiting');
  expect(publish).not.toHaveBeenCalled();
  update(idle);
  wait(500);
  expect(publish).toHaveBeenCalledOnce();
});

it('does not take the errors of earlier content for those of the present one', () => {
  const { publish, request, update, wait } = render({ ...idle, isBusy: true });
  request();
  update({ ...idle, isAllowed: false });
  wait(50);
  update({ ...idle, isBusy: true, isAllowed: false });
  wait(2_000);
  update(idle);
  wait(500);
  expect(publish).toHaveBeenCalledOnce();
});

it('does not publish content with errors', () => {
  const { publish, onDropped, request, update, wait, stage } = render({ ...idle, isBusy: true });
  request();
  update({ ...idle, isAllowed: false });
  wait(500);
  expect(stage()).toBe('idle');
  expect(onDropped).toHaveBeenCalledExactlyOnceWith('Something has to be fixed first.');
  update({ ...idle, content: {} });
  wait(500);
  expect(publish).not.toHaveBeenCalled();
});

it('drops a request when the connection is lost', () => {
  const { publish, onDropped, request, update, wait } = render({ ...idle, isBusy: true });
  request();
  update({ ...idle, isBusy: true, isStuck: true });
  update(idle);
  wait(500);
  expect(publish).not.toHaveBeenCalled();
  expect(onDropped).toHaveBeenCalledExactlyOnceWith('Your latest changes are not saved yet.');
});

it('says so when the editor leaves while a request waits', () => {
  const { onDropped, request, leave } = render({ ...idle, isBusy: true });
  request();
  leave();
  expect(onDropped).toHaveBeenCalledExactlyOnceWith(
    'You left before your latest changes were saved and checked.',
  );
});

it('says nothing when the editor leaves after publishing', () => {
  const { onDropped, request, wait, leave } = render(idle);
  wait(500);
  request();
  leave();
  expect(onDropped).not.toHaveBeenCalled();
});

it('waits again after each change', () => {
  const { publish, request, update, wait } = render(idle);
  request();
  wait(400);
  update({ ...idle, content: {} });
  wait(400);
  expect(publish).not.toHaveBeenCalled();
  wait(100);
  expect(publish).toHaveBeenCalledOnce();
});

it('can be requested again after a publication that failed', () => {
  const { publish, request, wait, stage } = render(idle);
  wait(500);
  request();
  wait(4_000);
  expect(stage()).toBe('idle');
  request();
  expect(publish).toHaveBeenCalledTimes(2);
});

it('can be requested at once for content that is typed after a publication', () => {
  const { publish, request, update, wait, stage } = render(idle);
  wait(500);
  request();
  update({ ...idle, content: undefined });
  expect(stage()).toBe('idle');
  update(idle);
  request();
  wait(500);
  expect(publish).toHaveBeenCalledTimes(2);
});

describe('whether the content is refused', () => {
  it('does not change while errors of earlier content are reported for the present one', () => {
    const { update, wait, isRefused } = render(idle);
    wait(500);
    for (const isBusy of [true, false, true]) {
      update({ ...idle, isBusy, isAllowed: false });
      wait(400);
      expect(isRefused()).toBe(false);
    }
    update(idle);
    wait(500);
    expect(isRefused()).toBe(false);
  });

  it('is true for errors that remain once everything is saved and checked', () => {
    const { update, wait, isRefused } = render(idle);
    update({ ...idle, isAllowed: false });
    wait(500);
    expect(isRefused()).toBe(true);
    update({ ...idle, isBusy: true, isAllowed: false });
    expect(isRefused()).toBe(true);
    update({ ...idle, isBusy: true });
    expect(isRefused()).toBe(false);
  });

  it('is not decided by what was saved and checked before the latest change', () => {
    const { update, wait, isRefused } = render(idle);
    wait(500);
    update({ ...idle, content: {}, isAllowed: false });
    expect(isRefused()).toBe(false);
    wait(500);
    expect(isRefused()).toBe(true);
  });

  it('is false as soon as something is typed in a document without changes', () => {
    const { update, isRefused } = render({ ...idle, content: undefined, isAllowed: false });
    update({ ...idle, isBusy: true, isAllowed: false });
    expect(isRefused()).toBe(false);
  });

  it('stays true while a draft is loaded that may not be published', () => {
    const { update, isRefused } = render({
      ...idle,
      isLoaded: false,
      content: undefined,
      isAllowed: false,
    });
    update({ ...idle, isBusy: true, isAllowed: false });
    expect(isRefused()).toBe(true);
  });
});
