import { definePlugin, type ToolMenuProps } from 'sanity';
import { SCHEDULED_TOOL } from '../tools.ts';
import { useCanPublishLater } from './plan.ts';

/** Publishing at a set time is offered only where it can be done. */
export const publishLater = definePlugin({
  name: 'publish-later',
  studio: { components: { toolMenu: PossibleTools } },
});

/** The bar of tools, without the list of what is scheduled where nothing can be. */
function PossibleTools(props: ToolMenuProps) {
  const canPublishLater = useCanPublishLater();
  const tools = canPublishLater ? props.tools : props.tools.filter(({ name }) => name !== SCHEDULED_TOOL);
  return props.renderDefault({ ...props, tools });
}
