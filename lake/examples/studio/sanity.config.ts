import { createClient } from '@sanity/client';
import { lakeStudio } from 'embedded-content-lake/studio';
import { defineConfig, defineField, defineType } from 'sanity';
import { structureTool } from 'sanity/structure';

const post = defineType({
  name: 'post',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'author', type: 'reference', to: [{ type: 'author' }] }),
    defineField({ name: 'picture', type: 'image' }),
  ],
});

const author = defineType({
  name: 'author',
  type: 'document',
  fields: [defineField({ name: 'name', type: 'string' })],
});

export default defineConfig({
  ...lakeStudio({ url: 'http://localhost:3000', createClient }),
  projectId: 'local',
  dataset: 'production',
  plugins: [structureTool()],
  schema: { types: [post, author] },
});
