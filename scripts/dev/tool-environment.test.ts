import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/process/environment.ts';
import { toolEnvironment } from './tool-environment.ts';

const server = {
  port: 3001,
  internalUrl: 'http://127.0.0.2:3001',
  studioToken: 'a-token-of-the-studio',
};

function environmentOf(variables: Record<string, string>) {
  return toolEnvironment(variables, readEnvironment(variables, '/project'), server);
}

it('connects the Studio to the local lake', () => {
  expect(environmentOf({ GATE: 'off', PORT: '0' })).toEqual({
    GATE: 'off',
    PORT: '3001',
    SANITY_STUDIO_PROJECT_ID: 'local',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_PREVIEW_ORIGIN: 'http://localhost:5173',
    SANITY_STUDIO_SELF_HOSTED: 'true',
    SANITY_STUDIO_LAKE_ORIGIN: 'http://127.0.0.2:3001',
    SANITY_STUDIO_SESSION_TOKEN: 'a-token-of-the-studio',
  });
});

it('passes on another port of the site', () => {
  expect(environmentOf({ DEV_SITE_PORT: '5200', DEV_STUDIO_PORT: '3400' })).toMatchObject({
    SANITY_STUDIO_PREVIEW_ORIGIN: 'http://localhost:5200',
  });
});

it('sets the same dataset for site and Studio', () => {
  expect(environmentOf({ SANITY_DATASET: 'staging' })).toMatchObject({
    SANITY_DATASET: 'staging',
    SANITY_STUDIO_DATASET: 'staging',
  });
});

describe('with a hosted project', () => {
  const variables = environmentOf({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging' });

  it('sets the project id for site and Studio', () => {
    expect(variables).toMatchObject({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_STUDIO_PROJECT_ID: 'abc123',
      SANITY_STUDIO_DATASET: 'staging',
    });
  });

  it('lets the Studio sign in at Sanity and does not pass it the local token', () => {
    expect(variables.SANITY_STUDIO_LAKE_ORIGIN).toBeUndefined();
    expect(variables.SANITY_STUDIO_SESSION_TOKEN).toBeUndefined();
  });
});

it('overrides Studio variables of the shell', () => {
  const left = {
    SANITY_PROJECT_ID: 'abc123',
    SANITY_STUDIO_SESSION_TOKEN: 'old',
    SANITY_STUDIO_DATASET: 'x',
  };
  expect(environmentOf(left)).toMatchObject({
    SANITY_STUDIO_SESSION_TOKEN: undefined,
    SANITY_STUDIO_DATASET: 'production',
  });
});
