import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildInto } from './build.ts';
import { buildDirectory } from './places.ts';

/** Builds the site with other values in a folder of its own. The Studio is the one that was built already. */
export async function buildSibling(directory: string, variables: Record<string, string>): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const studio = join(directory, 'studio');
  if (!existsSync(studio)) symlinkSync(join(buildDirectory, 'studio'), studio);
  await buildInto(directory, variables);
}
