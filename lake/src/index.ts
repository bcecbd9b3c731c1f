/// <reference types="node" preserve="true" />
/**
 * The embedded content lake: `openLake` returns a `fetch` function that implements Sanity's HTTP API over one SQLite file, and
 * `serveLake` serves it at a port. The other exports are for programs that run a lake: roles and tokens, the data folder, and the
 * pictures to resize in advance.
 */

export { createImageFilter } from './assets/images/expected-pictures.ts';
export { type ImageParameters, parseImageParameters } from './assets/images/image-parameters.ts';
export { isPublicId } from './documents/document.ts';
export { deriveStudioToken, type TokenRegistry } from './identity.ts';
export { type Lake, type LakeFigures, type LakeOptions, openLake } from './lake.ts';
export { FailedAttempts } from './limits/failed-attempts.ts';
export { type Caller, PUBLIC_LIMITS } from './limits/limits.ts';
export { isRole, ROLE_NAMES, type Role } from './roles.ts';
export type { Overview } from './routes/overview-routes.ts';
export { ADMIN_TOKEN_LENGTH, readAdminToken, SENDABLE_TOKEN } from './server/admin-token.ts';
export { type Certificate, CertificateError, readCertificate } from './server/certificate.ts';
export { PortError, type RunningLake, type ServeOptions, serveLake } from './server/server.ts';
export { DamagedStoreError, DataFolderError, openDatabase, settleStore } from './store/database.ts';
export { keepPrivate } from './store/private-folder.ts';
export { SCHEMA_VERSION } from './store/schema.ts';
export { SESSION_PREFIX } from './store/tokens.ts';
