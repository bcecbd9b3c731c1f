/** The names of the Studio's own actions for a field and for a whole form. */
export const fieldActions = { copy: 'copyField', paste: 'pasteField' } as const;
