import { assertType, it } from 'vitest';
import type { ServerBuild } from '../../server/site/server-build.ts';
import type * as entry from '../../web/render/entry-server.tsx';

// The compiler checks it, and nobody runs it. The server does not import from web/, nor web/ from the server: each
// declares what passes between the two.
declare const build: typeof entry;

it('the site’s build exports what the server loads', () => assertType<ServerBuild>(build));
