import { expect, it } from 'vitest';
import { LOCAL_GATE_PASSWORD } from '../server/environment.ts';
import { gateNote } from './start-notes.ts';

it('shows the default password, and no other', () => {
  expect(gateNote({ gate: 'on', gatePassword: LOCAL_GATE_PASSWORD })).toBe('password: mission-driven');
  expect(gateNote({ gate: 'on', gatePassword: 'of-our-own' })).toBe('password: the one in GATE_PASSWORD');
});

it('says when there is no gate', () => {
  expect(gateNote({ gate: 'off', gatePassword: 'of-our-own' })).toBe('open to everybody (GATE=off)');
});
