import { assertType, it } from 'vitest';
import type { ServerBuild } from '../../server/site/server-build.ts';
import type * as entry from '../../web/render/entry-server.tsx';

// Checked by the compiler and never run. The server does not import from web/, nor web/ from the server, so each declares the
// types of what passes between them.
declare const build: typeof entry;

it('the site’s build exports what the server loads', () => assertType<ServerBuild>(build));
