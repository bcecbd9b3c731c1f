import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedModules } from './lean-react-query.ts';

const core = join(import.meta.dirname, '../../node_modules/@tanstack/query-core/build/modern');

it.each(Object.entries(unusedModules))(
  'stands in for all that %s exports in the query cache that is installed',
  (file, names) => {
    const exported = /^export \{ (.*) \};$/m.exec(readFileSync(join(core, file), 'utf8'))?.[1];
    expect(exported?.split(', ').sort()).toEqual(names);
  },
);
