import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { theme } from '../theme/theme.ts';
import { wide } from './navigation-bar-styles.ts';

const apart = readFileSync(new URL('../theme/print.css', import.meta.url), 'utf8');

it('folds the menu away below the width below which a visitor without JavaScript has it unfolded', () => {
  expect(apart).toContain(`(scripting: none) and (width < ${wide})`);
});

it('scrolls away in windows that are too short for anything to stay in', () => {
  expect(apart).toContain(`(width < ${wide}) and (height < ${theme.height.short})`);
});
