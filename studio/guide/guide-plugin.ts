import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { Guide } from './guide.tsx';
import { GuidedTool, GuideLayout } from './guide-layout.tsx';
import { GuidedInput } from './guided-input.tsx';

/** Adds the guide for editors: beside the content list when the Studio opens, and as a tool. */
export const guide = definePlugin({
  name: 'guide',
  studio: { components: { layout: GuideLayout, activeToolLayout: GuidedTool } },
  form: { components: { input: GuidedInput } },
  tools: [
    { name: 'guide', title: 'Guide', icon: HelpCircleIcon, component: Guide, router: route.create('/') },
  ],
});
