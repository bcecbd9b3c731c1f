import { describe, expect, it } from 'vitest';
import { describePlaceholders } from './placeholders.ts';

describe('describePlaceholders', () => {
  it.each([
    undefined,
    '',
    'No braces at all',
    '{product} by {organization}, {address}, {email}',
    'Half a { brace',
  ])('accepts %j', (text) => {
    expect(describePlaceholders(text)).toBe(true);
  });

  it.each([
    ['{prodcut} helps', '{prodcut}', '{product}'],
    ['Ask {Product }', '{Product }', '{product}'],
    ['From {organisation}', '{organisation}', '{organization}'],
    ['Write to {e-mail}', '{e-mail}', '{email}'],
    ['{product} and {prduct}', '{prduct}', '{product}'],
  ])('reports the placeholder in %j and suggests another', (text, unknown, meant) => {
    const said = describePlaceholders(text);
    expect(said).toContain(`does not know ${unknown} here,`);
    expect(said).toContain(`Did you mean ${meant}?`);
  });

  it('accepts {agent} and {domain} only where the site fills them in', () => {
    expect(describePlaceholders('{agent} is speaking', ['agent'])).toBe(true);
    expect(describePlaceholders('{agnet} is speaking', ['agent'])).toContain('Did you mean {agent}?');
    expect(describePlaceholders('{domain} it is', ['agent'])).toContain(
      'does not know {domain} here, so visitors would read it as it stands, braces and all. Write the words themselves',
    );
  });

  it('lists all placeholders when none is similar', () => {
    expect(describePlaceholders('Dear {first name of the donor},')).toBe(
      'The site does not know {first name of the donor} here, so visitors would read it as it stands, braces and all. Write the words themselves, or one that it knows: {product}, {organization}, {address}, {email} or {phone}.',
    );
  });
});
