/// <reference types="node" preserve="true" />
/**
 * The embedded content lake: `openLake` returns a `fetch` function that implements Sanity's HTTP API over one SQLite file, and
 * `serveLake` serves it at a port. The other exports are for programs that run a lake: roles and tokens, the data folder, and the
 * pictures to resize in advance.
 */
export { ADMIN_TOKEN_LENGTH, adminToken, SENDABLE_TOKEN } from './admin-token.ts';
export { expectedPictures } from './assets/expected-pictures.ts';
export { type ImageParameters, parseImageParameters } from './assets/image-parameters.ts';
export { type Certificate, CertificateError, readCertificate } from './certificate.ts';
export { isPublicId } from './document.ts';
export { studioToken, type TokenRegistry } from './identity.ts';
export { type Lake, type LakeFigures, type LakeOptions, openLake } from './lake.ts';
export { FailedAttempts } from './limits/failed-attempts.ts';
export { type Caller, PUBLIC_LIMITS } from './limits/limits.ts';
export { isRole, ROLE_NAMES, type Role } from './roles.ts';
export { PortError, type RunningLake, type ServeOptions, serveLake } from './server.ts';
export { DamagedStoreError, DataFolderError, openDatabase, settleStore } from './store/database.ts';
export { keepPrivate } from './store/private-folder.ts';
export { SCHEMA_VERSION } from './store/schema.ts';
export { SESSION_PREFIX } from './store/tokens.ts';
export type { Overview } from './watch/overview-routes.ts';
