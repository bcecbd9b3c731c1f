import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wide } from './navigation-bar-styles.ts';

it('folds the menu away below the width below which a visitor without JavaScript has it unfolded', () => {
  const apart = readFileSync(new URL('../theme/print.css', import.meta.url), 'utf8');
  expect(apart).toContain(`(scripting: none) and (width < ${wide})`);
});
