import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markPure } from './lean-react-router.ts';

it('marks what is made when the module loads, and drops the names that keep it', () => {
  const code = `var Used = React3.createContext(null);
Used.displayName = "Used";
var Form = React10.forwardRef(
  function Form() {}
);
var Boundary = class extends React2.Component {
  render() {}
};`;
  expect(markPure(code)).toBe(`var Used = /* @__PURE__ */ React3.createContext(null);

var Form = /* @__PURE__ */ React10.forwardRef(
  function Form() {}
);
var Boundary = /* @__PURE__ */ (() => class extends React2.Component {
  render() {}
})();`);
});

it('leaves out what is told to developers', () => {
  const code = `  warning(
    !activeRef.current,
    "Not yet"
  );
    warningOnce(key, false, message);
function warning(cond, message) {}`;
  expect(markPure(code)).toBe(`  false && warning(
    !activeRef.current,
    "Not yet"
  );
    false && warningOnce(key, false, message);
function warning(cond, message) {}`);
});

it('still meets what it looks for in the React Router that is installed', () => {
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', 'react-router', 'dist', 'production');
  const [code = ''] = globSync(join(folder, 'chunk-*.mjs'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('function BrowserRouter('));
  expect(code).toContain('.displayName = "');
  const marked = markPure(code);
  expect(marked).toContain('false && warning(');
  expect(marked).not.toMatch(/^\w+\.displayName = /m);
  expect(marked).not.toMatch(
    /^var \w+ = (?:class extends React\d*\.|React\d*\.(?:forwardRef|createContext)\()/m,
  );
});
