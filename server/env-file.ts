import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EnvironmentError } from './environment.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=/;

/**
 * The variables of a `.env` file; none when there is no file. Values may not span lines.
 *
 * @throws EnvironmentError that names the first line that is no assignment, no comment and not empty
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
 * The environment's variables with those of the `.env` file (or of ENV_FILE) below them.
 *
 * @param root - the folder of the project
 * @throws EnvironmentError when the file has a line that is none, or ENV_FILE names a file that is not there
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
