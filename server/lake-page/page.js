// The script of the page at /_lake/. It sets all values as text, so that neither stored content nor logged queries can inject HTML.
const main = document.querySelector('main');

function make(name, text, attributes = {}) {
  const element = Object.assign(document.createElement(name), attributes);
  if (text !== undefined) element.textContent = text;
  return element;
}

function table(title, head, rows) {
  const body = make('tbody');
  for (const cells of rows) {
    const row = make('tr');
    for (const cell of cells) {
      const isNumber = typeof cell === 'number';
      const data = make('td', undefined, { className: isNumber ? 'number' : '' });
      data.append(isNumber ? cell.toLocaleString('en') : (cell ?? ''));
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
}

/** @param {import('embedded-content-lake').Overview} lake */
function show(lake, health) {
  const memory = `${Math.round(lake.memory / 1e6)} MB`;
  main.replaceChildren(make('h1', 'Content lake'));
  main.append(make('p', `Project ${lake.projectId}, ${health}, up for ${lake.uptime} s, ${memory}`));
  for (const { name, aclMode, types } of lake.datasets) {
    table(
      `Dataset ${name} (${aclMode})`,
      ['Type', 'Documents', 'Drafts and versions'],
      types.map(({ type, documents, drafts }) => [type, documents, drafts]),
    );
  }
  table(
    'Latest requests',
    ['Time', 'Request', 'Status', 'ms', 'Found'],
    lake.requests.map(({ at, method, path, query, status, milliseconds, isCached, plan }) => {
      const what = make('div', `${method} ${path}`);
      if (query) what.append(make('br'), make('code', query));
      const found = isCached ? 'in the cache' : (plan ?? []).join(', ');
      return [at.slice(11, 23), what, status, Math.round(milliseconds * 10) / 10, found];
    }),
  );
  const [head = [], ...rows] = lake.coverage;
  const cells = rows.map((row) => row.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)));
  table('What it speaks', head, cells);
}

async function ask(token) {
  const { status, reason } = await (await fetch('/_lake/health')).json();
  const health = reason ? `${status} (${reason})` : status;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch('/_lake/overview', { headers });
  if (answer.ok) return show(await answer.json(), health);
  const form = make('form');
  const label = make('label', 'Administrator’s token ');
  const input = make('input', undefined, {
    type: 'password',
    name: 'token',
    required: true,
    autocomplete: 'off',
  });
  label.append(input);
  form.append(label, ' ', make('button', 'Show'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(input.value.trim());
  });
  const whose = make('p', `It is ${health}. What is in it is for its administrator.`);
  main.replaceChildren(make('h1', 'Content lake'), whose, form);
  if (token) main.append(make('p', 'That is not the token of an administrator.', { role: 'alert' }));
}

ask();
