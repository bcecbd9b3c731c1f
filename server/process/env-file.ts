import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EnvironmentError } from './environment.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=/;

/**
 * Reads the variables of a `.env` file; returns none when there is no file. Values may not span lines.
 *
 * @throws EnvironmentError that names the first line which is neither an assignment nor a comment nor empty
 */
export function readEnvFile(file: string): Record<string, string | undefined> {
  if (!existsSync(file)) return {};
  const content = readFileSync(file, 'utf8');
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const blank = line.trim() === '' || line.trim().startsWith('#');
    if (blank || ASSIGNMENT.test(line)) continue;
    // The line itself is left out: it may hold a key, and error messages stay in the system's log.
    const name = /^\s*(\w+)\s*:/.exec(line)?.[1];
    const begins = name === undefined ? '' : `, which begins with ${name},`;
    throw new EnvironmentError(
      `Line ${index + 1} of ${file}${begins} is not NAME=value. Mend or delete that line.`,
    );
  }
  return parseEnv(content);
}

/**
 * Reads the variables of the `.env` file (or of ENV_FILE), overridden by those of the process environment.
 *
 * @param root - the folder of the project
 * @throws EnvironmentError when the file has an invalid line, or ENV_FILE names a file that does not exist
 */
export function readVariables(root: string): Record<string, string | undefined> {
  const named = process.env.ENV_FILE;
  // A missing ENV_FILE is an error: without its settings a public site would be built with the default password.
  if (named && !existsSync(named)) {
    throw new EnvironmentError(
      `There is no file ${named}, which ENV_FILE names. Correct its path, or unset ENV_FILE to read .env.`,
    );
  }
  return { ...readEnvFile(named || join(root, '.env')), ...process.env };
}
