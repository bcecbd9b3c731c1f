import type { Environment } from '../../server/process/environment.ts';

/** A lake's addresses and the token for programs. */
type LakeAddresses = {
  url: string;
  query: string;
  health: string;
  projectId: string;
  dataset: string;
  token: string;
};

export function getLakeAddresses(
  { projectId, dataset }: Environment,
  url: string,
  token: string,
): LakeAddresses {
  return {
    url,
    query: `${url}/v2025-02-19/data/query/${dataset}`,
    health: `${url}/_lake/health`,
    projectId,
    dataset,
    token,
  };
}

/** A description for people, without the token. */
export function describeLake({ url, query, health, projectId, dataset }: LakeAddresses): string {
  return [
    `  Lake      ${url}/_lake/`,
    `  Content   ${query}`,
    `  Health    ${health}`,
    `  Project   ${projectId}, dataset ${dataset}`,
  ].join('\n');
}

/** Environment variables with which programs find the lake: those of this project, and one for the query address. */
export function getLakeVariables({ url, projectId, dataset, token }: LakeAddresses): Record<string, string> {
  return {
    LAKE_URL: url,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_TOKEN: token,
  };
}

/** Quotes a value for a shell, when it contains characters that have a meaning there. */
export function quoteForShell(value: string): string {
  return /^[\w%+,./:=@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
