import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inputHash } from './build/input-hash.ts';
import { runTool } from './build/run-tool.ts';
import { OperatorError } from './operator-error.ts';
import { runMain } from './run-main.ts';

const root = join(import.meta.dirname, '..');
const studio = join(root, 'studio');
const typesFile = join(root, 'web', 'content', 'sanity.types.ts');
/** What the types come from, and the types themselves, which are in web/. */
const INPUTS = ['schemas', 'studio', 'web', 'package-lock.json', 'scripts/generate-types.ts'];

/**
 * `npm run types`: the types of the content model and of every GROQ query in `web/`, by Sanity's TypeGen.
 * With `--check` no type is written and a stale file ends with exit code 1; what was found fresh once is not looked at again
 * until something changes that it comes from.
 */
async function generateTypes(check: boolean): Promise<void> {
  const cache = join(root, '.cache', 'types');
  mkdirSync(cache, { recursive: true });
  const stampFile = join(cache, 'fresh');
  const stamp = () => inputHash(root, INPUTS, {});
  if (check && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
  const schema = join(cache, 'schema.json');
  const generated = join(cache, 'sanity.types.ts');
  const config = join(cache, 'typegen.json');
  const fromStudio = (path: string) => relative(studio, path);
  writeFileSync(
    config,
    JSON.stringify({
      path: '../web/**/*.{ts,tsx}',
      schema: fromStudio(schema),
      generates: fromStudio(check ? generated : typesFile),
    }),
  );
  await runTool('sanity', ['schema', 'extract', '--force', '--path', fromStudio(schema)], { cwd: studio });
  await runTool('sanity', ['typegen', 'generate', '--config-path', fromStudio(config)], { cwd: studio });
  if (check && readFileSync(generated, 'utf8') !== readFileSync(typesFile, 'utf8')) {
    throw new OperatorError(
      `${relative(root, typesFile)} is stale: a schema or query changed. Run "npm run types" and commit the file.`,
    );
  }
  writeFileSync(stampFile, stamp());
}

runMain(() => generateTypes(process.argv.includes('--check')));
