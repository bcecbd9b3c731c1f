/** The panel 'Before you publish', as the Studio's addresses name it. */
export const INSPECTOR = 'before-you-publish';
