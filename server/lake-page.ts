import { createHash } from 'node:crypto';

const STYLE = `
body{font:0.95rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
code{font-size:.8rem;overflow-wrap:anywhere}.scroll{overflow-x:auto}`;

/** Everything is set as text, so nothing that was stored or asked can become part of the page. */
const SCRIPT = `
const main = document.querySelector('main');
const make = (name, text, attributes = {}) => {
  const element = Object.assign(document.createElement(name), attributes);
  if (text !== undefined) element.textContent = text;
  return element;
};
const table = (title, head, rows) => {
  const body = make('tbody');
  for (const cells of rows) {
    const row = make('tr');
    for (const cell of cells) {
      const isNumber = typeof cell === 'number';
      const data = make('td', isNumber ? cell.toLocaleString('en') : undefined, isNumber ? { className: 'number' } : {});
      if (!isNumber) data.append(cell instanceof Node ? cell : (cell ?? ''));
      row.append(data);
    }
    body.append(row);
  }
  const header = make('tr');
  head.forEach((name, column) => {
    const isNumber = rows.length > 0 && typeof rows[0][column] === 'number';
    header.append(make('th', name, { scope: 'col', className: isNumber ? 'number' : '' }));
  });
  const top = make('thead');
  top.append(header);
  const whole = make('table');
  whole.append(top, body);
  const box = make('div', undefined, { className: 'scroll' });
  box.append(whole);
  main.append(make('h2', title), rows.length > 0 ? box : make('p', 'None.'));
};
const show = (lake, health) => {
  main.replaceChildren(make('h1', 'Content lake'));
  main.append(make('p', 'Project ' + lake.projectId + ', ' + health + ', up for ' + lake.uptime + ' s, ' + Math.round(lake.memory / 1e6) + ' MB'));
  for (const { name, aclMode, types } of lake.datasets) {
    table('Dataset ' + name + ' (' + aclMode + ')', ['Type', 'Documents', 'Drafts and versions'],
      types.map(({ type, documents, drafts }) => [type, documents, drafts]));
  }
  table('Latest requests', ['Time', 'Request', 'Status', 'ms', 'Found'],
    lake.requests.map(({ at, method, path, query, status, milliseconds, isKnown, plan }) => {
      const what = make('div', method + ' ' + path);
      if (query) what.append(make('br'), make('code', query));
      return [at.slice(11, 23), what, status, Math.round(milliseconds * 10) / 10, isKnown ? 'in the cache' : (plan ?? []).join(', ')];
    }));
  const [head = [], ...rows] = lake.coverage;
  table('What it speaks', head, rows.map((row) => row.map((cell) => /^\\d+$/.test(cell) ? Number(cell) : cell)));
};
const ask = async (token) => {
  const health = (await (await fetch('/_lake/health')).json()).status;
  const answer = await fetch('/_lake/overview', token ? { headers: { authorization: 'Bearer ' + token } } : {});
  if (answer.ok) return show(await answer.json(), health);
  const form = make('form');
  const label = make('label', 'Administrator’s token ');
  const input = make('input', undefined, { type: 'password', name: 'token', required: true, autocomplete: 'off' });
  label.append(input);
  form.append(label, ' ', make('button', 'Show'));
  form.addEventListener('submit', (event) => { event.preventDefault(); ask(input.value.trim()); });
  main.replaceChildren(make('h1', 'Content lake'), make('p', 'It is ' + health + '. What is in it is for its administrator.'), form);
  if (token) main.append(make('p', 'That is not the token of an administrator.', { role: 'alert' }));
};
ask();`;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content lake</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><p>Loading…</p><noscript>This page needs JavaScript; <a href="/_lake/overview">the same as JSON</a>.</noscript></main><script>${SCRIPT}</script></body></html>`;

const scriptHash = createHash('sha256').update(SCRIPT).digest('base64');

/** The page at `/_lake/`. It holds nothing by itself: what it shows it fetches with the rights of who looks. */
export function lakePage(): Response {
  return new Response(HTML, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
