import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const madeAtLoad = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const names = /^\w+\.displayName = "[^"]*";$/gm;
const boundaries = /^var (\w+) = (class extends React\d*\.Component \{$.*?^\});$/gms;
const warnings = /^ *(?=warning(?:Once)?\()/gm;

/**
 * Leaves out of the browser's build what the site does not use of React Router. The package is one module whose
 * components are made, named and extended by calls that a bundler must take for effects, so that all of them would
 * stay: forms, fetchers, server components, 5 KB of them (brotli). This marks the calls as what they are, pure, leaves out
 * what the package would tell developers, and takes the package's production build, which the package offers but no condition of its exports leads to.
 */
export function leanReactRouter(root: string): Plugin {
  // As the bundler names a module: by where its file is, also through a link.
  const production = normalizePath(
    realpathSync(join(root, 'node_modules', 'react-router', 'dist', 'production')),
  );
  return {
    name: 'lean-react-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => {
      if (id === 'react-router') return `${production}/index.mjs`;
      return id === 'react-router/dom' ? `${production}/dom-export.mjs` : null;
    },
    transform: (code, id) => (id.startsWith(production) ? markPure(code) : null),
  };
}

/** The same module, with everything unused free to go, and its warnings silent. */
export function markPure(code: string): string {
  return code
    .replace(madeAtLoad, '/* @__PURE__ */ ')
    .replace(names, '')
    .replace(warnings, '$&false && ')
    .replace(boundaries, 'var $1 = /* @__PURE__ */ (() => $2)();');
}
