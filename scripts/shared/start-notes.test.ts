import { expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../../server/process/environment.ts';
import { siteSettings } from '../seed/documents/site-settings.ts';
import { describeGate, formatExampleDetailsWarning } from './start-notes.ts';

it('shows the default password, and no other', () => {
  expect(describeGate({ gate: 'on', gatePassword: LOCAL_GATE_PASSWORD })).toBe('password: mission-driven');
  expect(describeGate({ gate: 'on', gatePassword: 'of-our-own' })).toBe('password: the one in GATE_PASSWORD');
});

it('says when there is no gate', () => {
  expect(describeGate({ gate: 'off', gatePassword: 'of-our-own' })).toBe('open to everybody (GATE=off)');
});

it('names the example details that visitors of a public site read', () => {
  expect(
    formatExampleDetailsWarning({ ...siteSettings, organizationName: 'Helping Hands of Ohio, Inc.' }),
  ).toBe(
    'Warning: visitors of the public site read the contact details of an example. Replace them in the Studio, under Site settings: Postal address of your organization, Email address for visitors, Phone number for visitors.',
  );
  expect(formatExampleDetailsWarning({ organizationName: 'Helping Hands of Ohio, Inc.' })).toBeUndefined();
  expect(formatExampleDetailsWarning(undefined)).toBeUndefined();
});
