import { definePlugin } from 'sanity';
import { ItemPreview } from './item-preview.tsx';
import { WritingInput } from './writing-input.tsx';

/** What helps an editor while writing: counts, what visitors will read, a picker of pages, previews. */
export const writingHelpers = definePlugin({
  name: 'writing-helpers',
  form: { components: { input: WritingInput, preview: ItemPreview } },
});
