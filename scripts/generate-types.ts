import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runTool } from './build/run-tool.ts';

const root = join(import.meta.dirname, '..');
const studio = join(root, 'studio');
const typesFile = join(root, 'web', 'content', 'sanity.types.ts');

/**
 * `npm run types`: the types of the content model and of every GROQ query in `web/`, by Sanity's TypeGen.
 * With `--check` nothing is written and a stale file ends with exit code 1.
 */
async function generateTypes(check: boolean): Promise<void> {
  const cache = join(root, '.cache', 'types');
  mkdirSync(cache, { recursive: true });
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
    throw new Error(
      `${relative(root, typesFile)} is stale: a schema or query changed. Run "npm run types" and commit the file.`,
    );
  }
}

generateTypes(process.argv.includes('--check')).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
