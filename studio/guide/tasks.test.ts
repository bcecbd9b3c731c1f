import { describe, expect, it } from 'vitest';
import { findDefinition } from '../../schemas/definitions.ts';
import { tasks } from './tasks.ts';

/** The title of a field at a path. */
function fieldTitle(type: string, path: string): string | undefined {
  const [name, ...rest] = path.split('.');
  const field = findDefinition(type).fields?.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The type "${type}" has no field "${name}".`);
  return rest.length > 0 ? fieldTitle(field.type, rest.join('.')) : field.title;
}

it('has ten tasks with unique ids', () => {
  expect(tasks).toHaveLength(10);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(10);
});

describe.each(tasks)('“$title”', ({ title, steps, place }) => {
  it('has two or three steps of limited length', () => {
    expect(title).toMatch(/^[A-Z]/);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(3);
    for (const step of steps) {
      expect(step).toMatch(/^[A-Z].*\.$/);
      expect(step.length).toBeLessThanOrEqual(120);
    }
  });

  it('links to a form, a field or a list that exists', () => {
    switch (place.kind) {
      case 'form':
        expect(fieldTitle(place.type, place.field)).toBeDefined();
        break;
      case 'new':
        expect(findDefinition(place.type).type).toBe('document');
        expect(fieldTitle(place.type, place.field)).toBeDefined();
        break;
      case 'panel':
        expect(findDefinition(place.type).type).toBe('document');
        break;
      case 'address':
        expect(place.address).toMatch(/^\/(structure|avatars)\b/);
    }
  });
});

it('uses the fields’ titles', () => {
  const named = tasks.flatMap(({ steps, place }) =>
    place.kind === 'form' && steps[0]?.includes('“') ? [{ step: steps[0], place }] : [],
  );
  const quoted = named.filter(({ step }) => !/Publish|Discard/.test(step) || /in “/.test(step));
  for (const { step, place } of quoted) expect(step).toContain(`“${fieldTitle(place.type, place.field)}”`);
  expect(quoted.length).toBeGreaterThan(1);
});
