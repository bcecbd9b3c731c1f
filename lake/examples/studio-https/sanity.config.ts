import { createClient } from '@sanity/client';
import { defineConfig, defineField, defineType } from 'sanity';
import { structureTool } from 'sanity/structure';

const lake = 'https://localhost:3000';

export default defineConfig({
  apiHost: lake,
  unstable_clientFactory: (options) => createClient({ ...options, useProjectHostname: false }),
  auth: {
    loginMethod: 'token',
    redirectOnSingle: false,
    providers: [{ name: 'token', title: 'Your token', url: `${lake}/_lake/login` }],
  },
  projectId: 'local',
  dataset: 'production',
  plugins: [structureTool()],
  schema: {
    types: [
      defineType({
        name: 'post',
        type: 'document',
        fields: [defineField({ name: 'title', type: 'string' })],
      }),
    ],
  },
});
