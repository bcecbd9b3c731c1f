import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialLanguage } from '../../../content/language.ts';

/** The folders of a small build of the site for tests, with all parts of the real one. */
export type StubBuild = {
  clientDir: string;
  serverDir: string;
  /** For releases. */
  directory: string;
  remove: () => Promise<void>;
};

/** In the format of Vite's output. */
const html = `<!doctype html>
<html lang="und">
  <head>
    <!--site-boot-->
    <!-- A note for those who write the template. -->
    <style>@font-face{font-family:Face;src:url(/assets/face-abc.woff2)}</style>
    <!--site-head-->
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-abc.js">
  </head>
  <body>
    <!--site-root-->
    <div id="root"></div>
  </body>
</html>`;

const manifest = {
  'index.html': { file: 'assets/index-abc.js', imports: ['_shared.js'] },
  'boot.ts': { file: 'assets/boot-abc.js' },
  'pages/about.tsx': { file: 'assets/about-abc.js', imports: ['_shared.js', '_text.js'] },
  '_shared.js': { file: 'assets/shared-abc.js' },
  '_text.js': { file: 'assets/text-abc.js', imports: ['pages/about.tsx'] },
};

/** Its pages contain the lake's response, so that tests can change the content or make the lake fail. */
const serverEntry = `
export const configure = async ({ gatePassword, ...settings }) => ({
  ...settings,
  gateSalt: 'salt',
  gateDigest: 'digest of ' + gatePassword.length + ' letters',
});
const read = async ({ fetchLake, origin, path = '' }) => {
  const response = await fetchLake(new Request(origin + '/content' + path));
  if (!response.ok) throw new Error('The lake does not answer.');
  return response.text();
};
export const notFoundPath = '/not-found';
export const unknownAgentPath = '/agent/_';
export const redirects = { '/old': '/#agents' };
const pages = ['/', '/about', '/agent/tara', '/not-found', '/agent/_'];
const missing = ['/not-found', '/agent/_'];
export const listPaths = async (source) => (await read(source), pages);
export const listMediaOrigins = async (source) => (await read(source)).match(/https:\\/\\/media\\.[a-z]+/g) ?? [];
export const renderShell = async (source) => (await read(source), {
  html: '<p>Loading...</p>',
  styles: '<style data-styled>p{color:gray}</style>',
  gateHelp: 'Ask us.',
});
export const readProfile = async (source) => ({
  productName: 'Beacon',
  language: (await read(source)).startsWith('¡') ? 'es' : '${initialLanguage}',
  icon: (await read(source)).startsWith('<svg') ? source.origin + '/drawing.svg' : undefined,
  gateDescription: 'Not open to everybody yet.',
  noScriptText: 'This is Beacon & friends.\\n\\nWrite to hello@beacon.example.org.',
  organization: { name: 'Helping </script> Hands', address: '[Street]', email: 'hello@beacon.example.org' },
  names: { '/': 'Home', '/about': 'About us', '/agent/tara': 'Tara' },
  moved: { '/agent/Tess': '/agent/tara', '/about': '/agent/tara' },
});
export const paperColor = '#faf7f0';
const box = { color: '#000', size: 40, leading: 1, left: 0, top: 0, width: 600, height: 300 };
export const drawSharePicture = () => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  boxes: { productName: box, name: box, text: { ...box, top: 300 } },
});
export const readPage = async ({ path, ...source }) => {
  const text = await read({ ...source, path });
  return {
    status: missing.includes(path) ? 404 : 200,
    title: path + ' & more',
    head: '<meta name="description" content="' + text + '" data-head="">',
    data: { queries: [{ text, dataUpdatedAt: performance.now() }, '</script><script>alert(1)</script>'] },
    sources: path === '/about' ? ['pages/about.tsx'] : [],
    card: { name: path + ' & more', description: text },
    videos: [],
    render: async () => ({
      html: '<h1>' + text + '</h1><b style="--quote:&#x27;x&#x27;">!</b><link rel="preload" as="image" href="/a.png"/>' + '<p>$& long</p>'.repeat(100),
      styles: '<style data-styled>h1{color:red}/*!sc*/\\ndata-styled.g1[id="h"]{content:"h1,"}/*!sc*/\\n</style>',
    }),
  };
};
`;

/** Writes the build into a new temporary folder; call `remove` when done. */
export async function writeStubBuild(): Promise<StubBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'site-build-'));
  const [clientDir, serverDir] = [join(folder, 'client'), join(folder, 'server')];
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(join(clientDir, '.vite'));
  await mkdir(serverDir);
  await Promise.all([
    writeFile(join(clientDir, 'index.html'), html),
    writeFile(join(clientDir, '.vite', 'manifest.json'), JSON.stringify(manifest)),
    writeFile(join(clientDir, 'assets', 'index-abc.js'), 'export const site = 1;\n'.repeat(200)),
    writeFile(join(clientDir, 'assets', 'boot-abc.js'), 'const text = `</b>`;\nvoid text;\n'),
    ...['shared', 'about', 'text'].map((name) =>
      writeFile(join(clientDir, 'assets', `${name}-abc.js`), `export const ${name} = 1;`),
    ),
    writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(clientDir, 'placeholder.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(clientDir, 'tara.mp4'), '0123456789'),
    writeFile(join(clientDir, 'tara.vtt'), 'WEBVTT'),
    writeFile(join(serverDir, 'package.json'), '{"type":"module"}'),
    writeFile(join(serverDir, 'entry-server.js'), serverEntry),
  ]);
  return {
    clientDir,
    serverDir,
    directory: join(folder, 'releases'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
