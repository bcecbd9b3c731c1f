import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Builds the site alone. A server does not start without a Studio: an empty page stands in for it. */
export async function buildSiteAlone(directory: string, variables: Record<string, string>): Promise<void> {
  const { studio } = await buildInto(directory, variables, ['site']);
  mkdirSync(studio, { recursive: true });
  writeFileSync(join(studio, 'index.html'), '<!doctype html><title>No Studio</title>');
}
