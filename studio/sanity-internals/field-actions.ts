/** Names of the Studio's field actions, which apply to single fields and whole documents. */
export const fieldActions = { copy: 'copyField', paste: 'pasteField' } as const;
