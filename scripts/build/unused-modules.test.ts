import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedModules } from './unused-modules.ts';

const packages = join(import.meta.dirname, '../../node_modules');

it.each(Object.entries(unusedModules))(
  'stands in for all that %s exports, as it is installed',
  async (file, names) => {
    expect(Object.keys(await import(join(packages, file))).sort()).toEqual(Object.keys(names));
  },
);
