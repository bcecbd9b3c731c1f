import { describe, expect, it } from 'vitest';
import { listMessages } from './provoke-messages.ts';

const messages = await listMessages();

describe('the validation messages', () => {
  it('are listed for every kind of check', () => {
    const found = (text: RegExp) =>
      messages.filter(({ message }) => text.test(message)).map(({ path }) => path);
    expect(found(/leads nowhere yet/)).toContain('navItem.path');
    expect(found(/Another page, “Tess”, has the address/)).toEqual(['agent.slug', 'legalPage.slug']);
    expect(found(/closes before it opens/)).toEqual(['openingHours']);
    expect(found(/exactly 10 cards/)).toContain('agent.problemCards');
    expect(found(/made for 8 pictures, and there is 1 now/)).toEqual(['homePage.heroImages']);
    expect(found(/made for 8 pictures.*Remove/)).toEqual([]);
    expect(found(/out of range/)).toContain('voiceSettings.stability');
    expect(found(/no description, so people/)).toEqual(['imageWithAlt.alt']);
    expect(found(/no captions/)).toEqual(['agent.captions']);
  });

  it('have the field’s title in the form', () => {
    const titlesOf = (path: string) => messages.find((message) => message.path === path)?.titles;
    expect(titlesOf('agent.problemCards')).toEqual(['Agent', 'Problem cards']);
    expect(titlesOf('agent.expertise[]')).toEqual(['Agent', 'Expertise tags', 'each entry']);
    expect(titlesOf('openingHours')).toEqual(['Business hours']);
  });

  it('say in full sentences what is wrong and what to do, and are not the library’s', () => {
    for (const { path, message } of messages) {
      expect(message, path).toMatch(/^[A-Z“].+[.,:;] .+[.?]$/);
      expect(message, path).not.toMatch(/Required|Must |Expected|array|document type|schema|undefined|null/);
    }
  });
});
