import { join } from 'node:path';
import { DataFolderError } from '../store/database.ts';
import { readAdminToken } from './admin-token.ts';
import { CertificateError, readCertificate } from './certificate.ts';
import { CommandError, readSettings, USAGE } from './cli-settings.ts';
import { PortError, serveLake } from './server.ts';

async function main(args: readonly string[]): Promise<void> {
  const settings = readSettings(args);
  if (!settings) return console.log(USAGE);
  const { data, port, host, url: publicOrigin, project, datasets, token, origins, tls } = settings;
  const served = await serveLake({
    path: data,
    port,
    host,
    projectId: project,
    datasets,
    adminToken: readAdminToken(token, data),
    allowedOrigins: origins,
    certificate: tls && readCertificate(tls.cert, tls.key),
    ...(publicOrigin ? { publicOrigin } : {}),
  });
  closeOnSignal(served.close);
  console.log(
    [
      `project ${project}, dataset ${datasets.join(', ')}, data in ${data}`,
      ...(token ? [] : [`the administrator's token is in ${join(data, 'admin-token')}`]),
      `ready on ${served.url}`,
    ].join('\n'),
  );
}

/** The first signal closes the lake; whoever sends a second does not want to wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

/** What whoever runs the command can mend is said without a place in the code. */
function explain(error: unknown): string {
  if (error instanceof CommandError) return `${error.message} See --help.`;
  if (error instanceof PortError || error instanceof DataFolderError || error instanceof CertificateError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? error.message
    : (error.stack ?? '');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
