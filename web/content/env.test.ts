import { expect, it } from 'vitest';
import { parseSiteConfig } from './env.ts';

const complete = {
  projectId: 'local',
  dataset: 'production',
  gate: 'on',
  gateSalt: 'aa',
  gateDigest: 'bb',
  siteUrl: '',
  studioOrigin: '',
};

it('accepts a complete configuration', () => {
  expect(parseSiteConfig(complete)).toEqual(complete);
});

it('names every missing value in one error', () => {
  expect(() => parseSiteConfig({ projectId: 'local', gate: 'on' })).toThrow(
    'The site was built with an incomplete configuration: dataset is missing; gateSalt is missing; gateDigest is missing; siteUrl is missing; studioOrigin is missing.',
  );
});

it('refuses a gate that is neither on nor off', () => {
  expect(() => parseSiteConfig({ ...complete, gate: 'ajar' })).toThrow(
    "gate is 'ajar', expected 'on' or 'off'",
  );
});

it('refuses a build without any configuration', () => {
  expect(() => parseSiteConfig(undefined)).toThrow('projectId is missing');
});
