import { agentPage, fixedPages, landingPages, legalPages, singletonPages } from '../../content/pages.ts';

const HEADER = '// Written by `npm run types` from content/pages.ts.\n\n';

/** The generated files with imports for the list of pages, by their paths from the root of the repository. */
export function writePageImports(): ReadonlyMap<string, string> {
  return new Map([
    ['schemas/page-types.generated.ts', HEADER + writeSchemaTypes()],
    ['scripts/seed/page-documents.generated.ts', HEADER + seedDocuments()],
    ['web/data/page-types.generated.ts', HEADER + writeQueriedTypes()],
    ['web/app/page-queries.generated.ts', HEADER + writeQueries()],
    ['web/app/page-modules.generated.ts', HEADER + writeModules()],
  ]);
}

function writeSchemaTypes(): string {
  const imports = singletonPages.map(({ id, type }) => writeImport(type, `./singletons/${id}-page.ts`));
  return `${imports.join('')}
/** The schema type of every page that is a singleton document. */
export const pageTypes = ${list(singletonPages.map(({ type }) => type))};
`;
}

function seedDocuments(): string {
  const singletons = singletonPages.map(({ id, type }) => [type, `./documents/${id}-page.ts`] as const);
  const legal = legalPages.map(({ id }) => [toCamelCase(id), `./documents/legal/${id}.ts`] as const);
  const documents = [...singletons, ...legal];
  return `${documents.map(([name, file]) => writeImport(name, file)).join('')}
/** The initial document of every page at a fixed path. */
export const pageDocuments = ${list(documents.map(([name]) => name))};
`;
}

function writeQueriedTypes(): string {
  return `/** The types of the documents that fill one page each, as the inside of a GROQ array. */
export const pageTypesFragment = '${singletonPages.map(({ type }) => `"${type}"`).join(', ')}';
`;
}

function writeQueries(): string {
  const pages = fixedPages.map(
    ({ path, documentId, folder }) =>
      `  { path: '${path}', documentId: '${documentId}', query: ${getQueryName(folder)} },\n`,
  );
  const folders = new Set(fixedPages.map(({ folder }) => folder));
  return `${[...folders].map((folder) => writeImport(getQueryName(folder), `../pages/${folder}/${folder}-query.ts`)).join('')}
/** The GROQ query of every page at a fixed path. */
export const pageQueries = [
${pages.join('')}];
`;
}

/** The page modules. The not-found page is not lazy-loaded, since it must be able to replace any page at once. */
function writeModules(): string {
  const lazy = fixedPages.filter(({ type }) => type !== 'notFoundPage');
  const pages = [agentPage, landingPages, ...lazy].map((page) => {
    const source = `pages/${page.folder}/${page.view}-page.tsx`;
    const documentId = 'documentId' in page ? `\n    documentId: '${page.documentId}',` : '';
    return `  {
    id: '${page.id}',
    path: '${page.path}',${documentId}
    source: '${source}',
    load: () => import('../${source}'),
  },
`;
  });
  return `import type { PageModule } from '../pages/define-page.ts';

/** Every page but the not-found page, with its code. */
export const pageModules: readonly PageModule[] = [
${pages.join('')}];
`;
}

function getQueryName(folder: string): string {
  return `${folder.replaceAll('-', '_').toUpperCase()}_QUERY`;
}

function writeImport(name: string, file: string): string {
  return `import { ${name} } from '${file}';\n`;
}

function list(names: readonly string[]): string {
  return `[\n${names.map((name) => `  ${name},\n`).join('')}]`;
}

/** Converts 'data-security' to 'dataSecurity'. */
function toCamelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
