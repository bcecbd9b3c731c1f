import type { RenderSource } from '../../web/render/entry-server.tsx';
import type { SiteFacts } from './page-files.ts';
import type { NewRelease, Release, Releases } from './release-folder.ts';
import type { Routes } from './routes.ts';
import type { TrustedOrigins } from './security-headers.ts';
import type { ServerBuild } from './server-build.ts';
import type { Template } from './template.ts';

/** What a release is rendered from. */
export type RenderOptions = {
  build: ServerBuild;
  /** The folder of the client build, and its template with the environment. */
  clientDir: string;
  template: Template;
  /** The lake, and the address of the site. */
  source: RenderSource;
  /** Origins for the content security policy; those of media are found in the content. */
  trusted: Omit<TrustedOrigins, 'media'>;
  releases: Releases;
  /** Receives what failed without failing the release. */
  onError: (error: unknown) => void;
};

/** A release that is being rendered. */
export type Work = Omit<RenderOptions, 'releases'> & {
  folder: NewRelease;
  facts: SiteFacts;
  headers: Routes['headers'];
  last: Release | undefined;
  /** The last release, if its build, environment and headers are the same. */
  same: Release | undefined;
  /** Files that are being drawn, compressed and written. */
  writing: Promise<void>[];
};
