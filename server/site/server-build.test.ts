import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServerBuild } from './server-build.ts';
import { type StubBuild, writeStubBuild } from './testing/stub-build.ts';

const names = [
  ...['configure', 'notFoundPath', 'unknownAgentPath', 'hasRoute', 'standInPathOf', 'redirects', 'listPaths'],
  ...['listMediaOrigins', 'render', 'renderShell', 'readProfile', 'drawSharePicture', 'paperColor'],
];

describe('the server build of the site', () => {
  let stub: StubBuild;
  beforeAll(async () => {
    stub = await writeStubBuild();
  });
  afterAll(() => stub.remove());

  it('is loaded when it has all exports', async () => {
    expect(Object.keys(await loadServerBuild(stub.serverDir)).sort()).toEqual(names.sort());
  });

  it.each(names)('is refused when it does not export %s', async (name) => {
    const folder = join(stub.serverDir, `without-${name}`);
    await mkdir(folder);
    const whole = pathToFileURL(join(stub.serverDir, 'entry-server.js'));
    // An explicit export takes precedence over the one of `export *`.
    const entry = `export * from '${whole}';\nexport const ${name} = undefined;\n`;
    await writeFile(join(folder, 'entry-server.js'), entry);
    await expect(loadServerBuild(folder)).rejects.toThrow(
      'is not the server build of the site. Build it again.',
    );
  });
});
