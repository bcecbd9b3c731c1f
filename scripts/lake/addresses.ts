import type { Environment } from '../../server/environment.ts';

/** Where a lake is and how programs get in. */
export type LakeAddresses = {
  url: string;
  query: string;
  health: string;
  projectId: string;
  dataset: string;
  token: string;
};

export function lakeAddresses(
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

/** For people; the token stays where it is. */
export function describeLake({ url, query, health, projectId, dataset }: LakeAddresses): string {
  return [
    `  Lake      ${url}/_lake/`,
    `  Content   ${query}`,
    `  Health    ${health}`,
    `  Project   ${projectId}, dataset ${dataset}`,
  ].join('\n');
}

/** The variables by which programs find the lake: those of this project, and one for the address. */
export function lakeVariables({ url, projectId, dataset, token }: LakeAddresses): Record<string, string> {
  return {
    LAKE_URL: url,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_TOKEN: token,
  };
}

/** A value as a shell reads it back: as it is, or in quotes where a character means something to the shell. */
export function quoteForShell(value: string): string {
  return /^[\w%+,./:=@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
