import { definePlugin, type PreviewProps } from 'sanity';
import { withSiteFacts } from '../../content/site-facts.ts';
import { CustomInput } from './custom-input.tsx';
import { ItemWithFocus } from './list-item-focus.tsx';
import { hasPlaceholder } from './placeholder-parts.ts';
import { useSiteFacts } from './placeholder-preview.tsx';

/** Custom inputs: text length, placeholder preview, page picker, pictures, dates, search preview. */
export const customInputs = definePlugin({
  name: 'custom-inputs',
  form: {
    components: { input: CustomInput, item: ItemWithFocus, preview: ItemPreview },
  },
});

/** Preview of an array item with its placeholders replaced. */
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
