import { expect, it } from 'vitest';
import { landingTemplates } from '../../../schemas/landing-templates.ts';
import { campaignPage } from './campaign-page.ts';

it('has the sections of the template, all filled in', () => {
  const template = landingTemplates.find(({ id }) => id === 'landing-campaign');
  const sections = campaignPage.sections ?? [];
  expect(sections.map(({ _type }) => _type)).toEqual(template?.value.sections.map(({ _type }) => _type));
  for (const section of sections) expect(Object.values(section)).not.toContain(undefined);
});
