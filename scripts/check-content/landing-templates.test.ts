import { expect, it } from 'vitest';
import { landingTemplates } from '../../schemas/landing-templates.ts';
import { findDocumentFaults } from './document-faults.ts';

it.each(landingTemplates)(
  'a new page of the template “$title” lacks only fields for the editor to fill in',
  async (template) => {
    const draft = { _id: 'drafts.new', _type: template.schemaType, ...template.value };
    const faults = (await findDocumentFaults(draft)).filter(({ level }) => level === 'error');
    expect(faults.length).toBeGreaterThan(2);
    const missing = /missing|has no|are no|is no|is empty|not chosen|not filled|No agent|leads nowhere/;
    expect(faults.map(({ message }) => message).filter((message) => !missing.test(message))).toEqual([]);
  },
);
