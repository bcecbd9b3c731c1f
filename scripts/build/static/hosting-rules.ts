/** What a static host must do in addition to serving files, independent of the host's syntax. */
export type HostingRules = {
  /** Headers by pattern: a path, or one ending in `/*` for all paths below it. No two patterns set the same header for a path. */
  headers: readonly { path: string; headers: Readonly<Record<string, string>> }[];
  /** Permanent redirects: from a path to a URL. */
  redirects: Readonly<Record<string, string>>;
  /** For a single-page application: paths of this pattern without a file get this file. */
  fallback?: { path: string; file: string };
};

/** A configuration file for a host. */
type RuleFile = {
  name: string;
  text: string;
  /** Whether it is uploaded with the site's files; else it belongs into the server's configuration. */
  isUploaded: boolean;
};

/** Files for a server's configuration, which are not uploaded. */
export const configurationFiles: readonly string[] = ['Caddyfile', 'nginx.conf'];

/** The rules in the formats of common hosts: Netlify and Cloudflare Pages, Vercel, Caddy, nginx. */
export function writeRuleFiles(rules: HostingRules): RuleFile[] {
  return [
    { name: '_headers', text: writeHeadersFile(rules), isUploaded: true },
    { name: '_redirects', text: writeRedirectsFile(rules), isUploaded: true },
    { name: 'vercel.json', text: writeVercelFile(rules), isUploaded: true },
    { name: 'Caddyfile', text: writeCaddyFile(rules), isUploaded: false },
    { name: 'nginx.conf', text: writeNginxFile(rules), isUploaded: false },
  ];
}

function writeHeadersFile({ headers }: HostingRules): string {
  return headers
    .flatMap(({ path, headers: set }) => [
      path,
      ...listEntries(set).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}

function writeRedirectsFile({ redirects, fallback }: HostingRules): string {
  const moved = listEntries(redirects).map(([from, to]) => `${from} ${to} 308`);
  return [...moved, ...(fallback ? [`${fallback.path} ${fallback.file} 200`] : []), ''].join('\n');
}

function writeVercelFile({ headers, redirects, fallback }: HostingRules): string {
  const source = (path: string) => path.replace(/\*$/, '(.*)');
  const content = {
    // cleanUrls removes `.html` from file names, so that the rewrite would not find its file.
    cleanUrls: fallback === undefined,
    trailingSlash: false,
    headers: headers.map(({ path, headers: set }) => ({
      source: source(path),
      headers: listEntries(set).map(([key, value]) => ({ key, value })),
    })),
    redirects: listEntries(redirects).map(([from, destination]) => ({
      source: from,
      destination,
      statusCode: 308,
    })),
    ...(fallback ? { rewrites: [{ source: source(fallback.path), destination: fallback.file }] } : {}),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function writeCaddyFile({ headers, redirects, fallback }: HostingRules): string {
  const lines = [
    ...listEntries(redirects).map(([from, to]) => `redir ${from} ${to} 308`),
    ...headers.flatMap(({ path, headers: set }) => [
      `header ${path === '/*' ? '' : `${path} `}{`,
      ...listEntries(set).map(([name, value]) => `\t${name} ${JSON.stringify(value)}`),
      '}',
    ]),
    ...(fallback
      ? [`@app {\n\tpath ${fallback.path}\n\tnot file\n}`, `rewrite @app ${fallback.file}`]
      : [
          'try_files {path} {path}.html {path}/index.html',
          'handle_errors {\n\trewrite * /404.html\n\tfile_server\n}',
        ]),
    'file_server',
    'encode zstd gzip',
  ];
  return `# Within the block of the site's name, after its root.\n${lines.join('\n')}\n`;
}

function writeNginxFile({ headers, redirects, fallback }: HostingRules): string {
  const add = (set: Readonly<Record<string, string>>) =>
    listEntries(set).map(([name, value]) => `  add_header ${name} ${JSON.stringify(value)} always;`);
  const everywhere = headers.find(({ path }) => path === '/*')?.headers ?? {};
  const files = fallback ? '$uri =404' : '$uri $uri.html $uri/index.html =404';
  const lines = [
    ...listEntries(redirects).map(([from, to]) => `location = ${from} { return 308 ${to}; }`),
    // In nginx a location that sets a header inherits none, so each repeats all of them.
    ...headers
      .filter(({ path }) => path !== '/*')
      .flatMap(({ path, headers: set }) => [
        `location ${path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`} {`,
        ...add({ ...everywhere, ...set }),
        `  try_files ${files};`,
        '}',
      ]),
    'location / {',
    ...add(everywhere),
    `  try_files ${fallback ? `$uri ${fallback.file}` : files};`,
    '}',
    ...(fallback ? [] : ['error_page 404 /404.html;']),
  ];
  return `# Within the server block of the site's name, after its root.\n${lines.join('\n')}\n`;
}

function listEntries(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record);
}
