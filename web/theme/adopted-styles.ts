import { adoptStyles } from './adopt-styles.ts';

// Before any component is made: the places that components have among the styles are the rendered page's to give.
try {
  adoptStyles();
} catch (error) {
  // Without its styles handed over a page is slower, not less.
  reportError(error);
}
