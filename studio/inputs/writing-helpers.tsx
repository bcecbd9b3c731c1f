import { definePlugin, type PreviewProps } from 'sanity';
import { withSiteFacts } from '../../web/content/site-facts.ts';
import { FocusedItem } from './focused-item.tsx';
import { hasPlaceholder } from './placeholder-parts.ts';
import { useSiteFacts } from './placeholder-preview.tsx';
import { FieldOfVariant } from './shown-variant.tsx';
import { WritingInput } from './writing-input.tsx';

/** What helps an editor while writing: counts, what visitors will read, a picker of pages, previews. */
export const writingHelpers = definePlugin({
  name: 'writing-helpers',
  form: {
    components: { input: WritingInput, field: FieldOfVariant, item: FocusedItem, preview: ItemPreview },
  },
});

/** An entry of a list as visitors will read it: with the product's name where the text says `{product}`. */
function ItemPreview(props: PreviewProps) {
  const texts = [props.title, props.subtitle, props.description];
  const fills = texts.some((text) => typeof text === 'string' && hasPlaceholder(text));
  return fills ? <Filled {...props} /> : props.renderDefault(props);
}

function Filled(props: PreviewProps) {
  const facts = useSiteFacts() ?? {};
  const { title, subtitle, description } = props;
  return props.renderDefault({
    ...props,
    title: withSiteFacts(title, facts),
    subtitle: withSiteFacts(subtitle, facts),
    description: withSiteFacts(description, facts),
  });
}
