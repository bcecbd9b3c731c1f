import { DocumentVideoIcon } from '@sanity/icons/DocumentVideo';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { AvatarsLayout } from './avatars-layout.tsx';
import { AvatarsTool } from './avatars-tool.tsx';
import { makeVideoAction } from './generate-action.tsx';

/** Generates talking videos of agents, in a tool for all agents and in a document action of each agent. */
export const avatars = definePlugin({
  name: 'avatars',
  studio: { components: { layout: AvatarsLayout } },
  tools: [
    {
      name: 'avatars',
      title: 'Avatars',
      icon: DocumentVideoIcon,
      component: AvatarsTool,
      router: route.create('/', route.create('/:agent')),
    },
  ],
  document: {
    actions: (actions, { schemaType }) => (schemaType === 'agent' ? [...actions, makeVideoAction] : actions),
  },
});
