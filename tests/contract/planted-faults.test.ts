import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTestFile, plantedIn } from '../planted-faults/fault.ts';
import { faults } from '../planted-faults/faults.ts';
import { root } from './docs/markdown.ts';

/** `tests/planted-faults/main.ts` takes minutes; this test checks only that each fault can be planted. */
describe.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_name, fault) => {
  it('can be planted', () => {
    const text = readFileSync(join(root, fault.file), 'utf8');
    const planted = plantedIn(text, fault);
    expect(planted, `“${fault.from}” does not occur exactly once in ${fault.file}`).toBeDefined();
    expect(planted).not.toBe(text);
  });

  it('has an existing check', () => {
    const files = fault.check.split(' ').filter((word) => word.endsWith('.ts') || isTestFile(word));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(fault.check).toMatch(/^(\S+\.test\.tsx?|(node|tsc|biome) .+)$/);
  });
});

it('no check is a test that runs before a release only', () => {
  const conditional = faults.filter(({ check, only }) => {
    if (!only || !isTestFile(check)) return false;
    const text = readFileSync(join(root, check), 'utf8');
    const titles = [...text.matchAll(/runIf\(isFullScope\)\(\s*'([^']+)'/g)].map(([, title = '']) => title);
    return titles.some((title) => new RegExp(only).test(title));
  });
  expect(conditional.map(({ name }) => name)).toEqual([]);
});

it('has unique faults, and enough of them', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});
