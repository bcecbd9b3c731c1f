import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { computeInputHash } from './build/input-hash.ts';
import { runTool } from './build/run-tool.ts';
import { OperatorError } from './shared/operator-error.ts';
import { runMain } from './shared/run-main.ts';
import { writePageImports } from './types/page-imports.ts';

const root = join(import.meta.dirname, '..');
const studio = join(root, 'studio');
const typesFile = join(root, 'content', 'sanity.types.ts');
/** The sources of the generated files, and those files themselves. */
const INPUTS = [
  ...['content', 'schemas', 'studio', 'web', 'package-lock.json'],
  ...['scripts/types.ts', 'scripts/types/page-imports.ts', 'scripts/seed/page-documents.generated.ts'],
];

/**
 * `npm run types`: generates the imports of all pages of `content/pages.ts`, and with Sanity's TypeGen the types of the content
 * model and of every GROQ query in `web/`. With `--check` it writes nothing and exits with code 1 when a file is stale; a passed
 * check is cached until one of its inputs changes.
 */
async function generateTypes(check: boolean): Promise<void> {
  const cache = join(root, '.cache', 'types');
  mkdirSync(cache, { recursive: true });
  const stampFile = join(cache, 'fresh');
  const computeStamp = () => computeInputHash(root, INPUTS, {});
  if (check && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp()) return;
  for (const [file, text] of writePageImports()) {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (check) throw createStaleError(file, 'content/pages.ts');
    writeFileSync(path, text);
  }
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
    throw createStaleError(relative(root, typesFile), 'a schema or query');
  }
  writeFileSync(stampFile, computeStamp());
}

function createStaleError(file: string, changed: string): OperatorError {
  return new OperatorError(`${file} is stale: ${changed} changed. Run "npm run types" and commit the file.`);
}

runMain(() => generateTypes(process.argv.includes('--check')));
