import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/shared/free-port.ts';
import { startDevelopment } from '../helpers/server-process.ts';

it('npm run dev serves the site and the Studio at the ports it is given, and SIGTERM ends both', async () => {
  const sitePort = String(await findFreePort());
  const studioPort = String(await findFreePort());
  const server = await startDevelopment({ DEV_SITE_PORT: sitePort, DEV_STUDIO_PORT: studioPort });
  onTestFinished(() => server.dispose());
  const site = `http://localhost:${sitePort}`;
  const studio = `http://localhost:${studioPort}`;

  const page = await (await fetch(site)).text();
  expect(page, 'the site leads to the Studio').toContain(`"studioOrigin":"${studio}"`);
  expect((await fetch(`${studio}/studio/`)).status).toBe(200);
  const query = `${server.url}/v2025-02-19/data/query/production?query=1`;
  for (const origin of [site, studio])
    expect((await fetch(query, { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(
      origin,
    );

  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  for (const address of [site, studio, server.url])
    await expect(fetch(address)).rejects.toThrow('fetch failed');
});
