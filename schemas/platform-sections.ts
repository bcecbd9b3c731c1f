/** The sections of the platform page: the keys that both about pages put in order. */
export const platformSections = [
  { value: 'orchestration', title: 'Orchestration' },
  { value: 'keyFeatures', title: 'Key features' },
  { value: 'genesis', title: 'Genesis' },
  { value: 'solution', title: 'Solution' },
  { value: 'agents', title: 'The eight agents' },
  { value: 'pillars', title: 'The ten pillars' },
  { value: 'governanceModule', title: 'Governance module' },
  { value: 'dataIntegrationInterface', title: 'Data integration interface' },
  { value: 'missionIq', title: 'Mission IQ' },
  { value: 'marketImpact', title: 'Market impact' },
] as const;

/** The layouts of such a section. */
export const platformLayouts = [
  { value: 'column', title: 'Text in a column' },
  { value: 'split', title: 'Text beside its cards' },
  { value: 'cards', title: 'Cards in a grid' },
  { value: 'list', title: 'Plain list' },
] as const;
