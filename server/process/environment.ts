import { resolve } from 'node:path';
import { z } from 'zod';
import {
  clientKeyVariables,
  getClientKeys,
  getProviderSettings,
  listProviderSettingErrors,
  providerVariables,
} from '../providers/provider-settings.ts';

/** The default gate password, which is refused in production. */
export const LOCAL_GATE_PASSWORD = 'mission-driven';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const text = z.string().trim().min(1);

/** The characters allowed in a token. A copy of the lake's rule: importing the lake would take half a second. */
export const SENDABLE_TOKEN = /^[\x21-\x7e]+$/;

/** The minimum length of an administrator's token: a shorter one could be guessed. A copy of the lake's, too. */
export const ADMIN_TOKEN_LENGTH = 16;

const token = z
  .string()
  .trim()
  .regex(
    SENDABLE_TOKEN,
    'must have letters, digits and signs of ASCII only, without spaces: it is sent in a header',
  );

const port = z.coerce
  .number({ error: 'must be a port number from 0 to 65535' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be at most 65535');

function hasNamedHost(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? '';
  return /[a-z]/i.test(hostname) && !hostname.startsWith('[');
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://example.org', abort: true })
    .refine((value) => /^[^/]+\/\/[^/]*\/*$/.test(value), 'must have no path: the site is served at its root')
    .refine(hasNamedHost, 'must be a name, not a number: the Studio is served at studio.<that name>')
    .transform((value) => URL.parse(value)?.origin)
    .optional(),
  STUDIO_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://example.sanity.studio' })
    .transform((value) => new URL(value).origin)
    .optional(),
  LAKE_DATA_DIR: text.default('.lake'),
  LAKE_ADMIN_TOKEN: token
    .min(ADMIN_TOKEN_LENGTH, `must have at least ${ADMIN_TOKEN_LENGTH} characters`)
    .optional(),
  LAKE_CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
    .pipe(z.array(z.url({ error: 'must be origins such as http://localhost:5173, separated by commas' })))
    // Browsers send an origin without a path, so a trailing slash or path would never match.
    .transform((urls) => urls.map((url) => new URL(url).origin)),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and "-"')
    .default('local'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][-\w]{0,63}$/, 'must be lower-case letters, digits, "-" and "_"')
    .default('production'),
  SANITY_API_TOKEN: token.optional(),
  PROMOTE_TOKEN: token.optional(),
  GATE: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  // Not trimmed: visitors must type exactly this password, including blanks.
  GATE_PASSWORD: z
    .string()
    .regex(/\S/, 'must be more than blanks')
    .regex(/^\P{Cc}*$/u, 'must have no line breaks or tabs, also at its end, which nobody could type')
    .default(LOCAL_GATE_PASSWORD),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  DEV_SITE_PORT: port.default(5173),
  DEV_STUDIO_PORT: port.default(3333),
  BUILD_DIR: text.default('dist'),
  ...providerVariables,
  ...clientKeyVariables,
});

/** The names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

const environment = schema.transform((values) => {
  const production = isProduction(values);
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    /** The origin of a Studio that is hosted elsewhere. */
    studioUrl: values.STUDIO_URL,
    dataDirectory: values.LAKE_DATA_DIR,
    /** The folder of the builds. */
    buildDirectory: values.BUILD_DIR,
    adminToken: values.LAKE_ADMIN_TOKEN,
    corsOrigins: values.LAKE_CORS_ORIGINS,
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    apiToken: values.SANITY_API_TOKEN,
    /** The token of the other lake, for `promote` and `pull`. */
    promoteToken: values.PROMOTE_TOKEN,
    gate: values.GATE,
    gatePassword: values.GATE_PASSWORD,
    /** The avatar providers; the server simulates those that are not configured. */
    providers: getProviderSettings(values),
    /** Keys of avatar providers that are built into the Studio, by variable; usually none. */
    clientKeys: getClientKeys(values),
    /** The ports of the site and the Studio under `npm run dev`. */
    developmentPorts: { site: values.DEV_SITE_PORT, studio: values.DEV_STUDIO_PORT },
    /** HOST is not loopback or SITE_URL is set: default secrets are refused. */
    production,
    /** Whether the embedded lake stores the content; otherwise a hosted project does. */
    embedded: values.SANITY_PROJECT_ID === 'local',
    /** The lowest level that is logged; the line for each request has level `info`. */
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
});

/** The parsed environment, with defaults filled in. `dataDirectory` and `buildDirectory` are absolute. */
export type Environment = z.infer<typeof environment>;

/** The environment has errors; `message` names all of them, one per line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and checks the environment once (`.env.example` documents each variable).
 *
 * @param root the folder that a relative LAKE_DATA_DIR or BUILD_DIR is resolved against
 * @throws EnvironmentError that lists every error
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  const errors = (parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`);
  const production = isProduction(present);
  const gated = present.GATE !== 'off';
  if (production && present.SITE_URL === undefined) {
    errors.push(
      'SITE_URL must be set when HOST can be reached by others: the public address, such as https://example.org',
    );
  }
  const isOwnPassword = (present.GATE_PASSWORD?.trim() ?? LOCAL_GATE_PASSWORD) !== LOCAL_GATE_PASSWORD;
  if (production && gated && !isOwnPassword) {
    errors.push(
      'GATE_PASSWORD must be set to a password of your own when the site is public (HOST or SITE_URL says so)',
    );
  }
  errors.push(...listProviderSettingErrors(present));
  if (!parsed.success || errors.length > 0) throw createEnvironmentError(errors);
  const { dataDirectory, buildDirectory } = parsed.data;
  return {
    ...parsed.data,
    dataDirectory: resolve(root, dataDirectory),
    buildDirectory: resolve(root, buildDirectory),
  };
}

/** Whether other machines can reach the site. Default secrets are refused then. */
function isProduction({
  SITE_URL,
  HOST,
}: {
  SITE_URL?: string | undefined;
  HOST?: string | undefined;
}): boolean {
  return SITE_URL !== undefined || !isLoopback(HOST ?? '127.0.0.1');
}

/** Whether only this machine can reach a HOST. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host.startsWith('127.');
}

/** Whether a HOST means every address of the machine. */
export function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function createEnvironmentError(lines: readonly string[]): EnvironmentError {
  const list = lines.map((line) => `  - ${line}`).join('\n');
  return new EnvironmentError(
    `The environment is not usable:\n${list}\nSet these in .env or in the shell; .env.example explains each.`,
  );
}
