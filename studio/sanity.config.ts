import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';

export default defineConfig({
  title: 'Site',
  projectId: 'local',
  dataset: 'production',
  apiHost: typeof location === 'undefined' ? 'http://localhost:3000' : location.origin,
  plugins: [structureTool(), visionTool()],
  schema: {
    types: [
      { name: 'homePage', title: 'Home', type: 'document', fields: [{ name: 'title', type: 'string' }] },
    ],
  },
});
