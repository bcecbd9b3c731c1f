import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandMark } from './brand-mark.tsx';

it('fills the light also where its lines are thin', () => {
  document.documentElement.style.setProperty('--color-accent', 'blue');
  const { container } = render(<BrandMark />);
  const light = container.querySelector('circle');
  if (!light) throw new Error('The mark has no light.');
  expect(getComputedStyle(light).fill).toBe('rgb(0, 0, 255)');
});
