// The test of I/O errors runs this in its own process. Writes to a lake until the disk refuses, and prints the result.
import { openLake } from '../../lake.ts';

/** `written` are the acknowledged ids; the other fields are the results of the following requests. */
export type RefusedWrite = {
  written: string[];
  refused: number;
  read: number;
  count: unknown;
  small: number;
};

const [path = ''] = process.argv.slice(2);
const lake = openLake({ path, projectId: 'local', datasets: ['production'], adminToken: 'token' });
const headers = { authorization: 'Bearer token' };

async function create(_id: string, text: string): Promise<number> {
  const body = JSON.stringify({ mutations: [{ create: { _id, _type: 'page', text } }] });
  const url = 'http://localhost/v2025-02-19/data/mutate/production';
  return (await lake.fetch(new Request(url, { method: 'POST', headers, body }))).status;
}

const written: string[] = [];
let refused = 200;
for (let n = 0; refused === 200 && n < 1_000; n += 1) {
  refused = await create(`page-${n}`, 'x'.repeat(20_000));
  if (refused === 200) written.push(`page-${n}`);
}
const query = new URL('http://localhost/v2025-02-19/data/query/production?query=count(*)');
const answer = await lake.fetch(new Request(query, { headers }));
const { result: count } = await answer.json();
const small = await create('small', '');
console.log(JSON.stringify({ written, refused, read: answer.status, count, small } satisfies RefusedWrite));
