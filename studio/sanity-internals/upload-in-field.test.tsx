import { act, renderHook } from '@testing-library/react';
import { set, unset } from 'sanity';
import { expect, it, vi } from 'vitest';
import { useUploadInField } from './upload-in-field.tsx';

const value = { _type: 'image', asset: { _type: 'reference', _ref: 'image-old' } };

function setUp() {
  const onChange = vi.fn();
  const { result } = renderHook(() => useUploadInField({ value, onChange }));
  return {
    onChange,
    field: () => result.current,
    change: (...patches: ReturnType<typeof set>[]) => act(() => result.current.onChange(patches)),
  };
}

it('shows the progress of an upload in the field, and leaves the document alone until there is a picture', () => {
  const { onChange, field, change } = setUp();
  change(set({ progress: 2, file: { name: 'huma.jpg' } }, ['_upload']));
  change(set(60, ['_upload', 'progress']));
  expect(field().value).toEqual({ ...value, _upload: { progress: 60, file: { name: 'huma.jpg' } } });
  expect(onChange).not.toHaveBeenCalled();

  const picture = set({ _type: 'reference', _ref: 'image-new' }, ['asset']);
  change(picture, set(100, ['_upload', 'progress']));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([picture]);
  act(() => field().onChange(unset(['_upload'])));
  expect(field().value).toEqual(value);
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows why a file was refused until the next one comes', () => {
  const { onChange, field, change } = setUp();
  change(set({ progress: 2 }, ['_upload']));
  act(() => field().onChange(unset(['_upload'])));
  change(set('“huma.jpg” cannot be read as a picture.', ['_refusal']));
  expect(field()).toMatchObject({ value, refusal: '“huma.jpg” cannot be read as a picture.' });
  change(set({ progress: 2 }, ['_upload']));
  expect(field().refusal).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});
