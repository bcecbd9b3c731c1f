import { openDatabase, openLake } from 'embedded-content-lake';
import { seedDocuments } from '../../seed/seed-documents.ts';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const PARAGRAPH =
  'Nonprofits measure what they change in the lives of people, and report it to those who make the work possible. ';

/**
 * Fills an empty data folder with the site's content and, up to `size` documents, articles of about 1 kB that refer to
 * the agents. Straight into the store: a hundred thousand transactions are not what is measured.
 */
export function fillLake(folder: string, dataset: string, size: number): void {
  openLake({ path: folder, projectId: 'local', datasets: [dataset], adminToken: 'bench' }).close();
  const database = openDatabase(folder);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  database.exec('BEGIN');
  const stamp = { _rev: 'filled', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z' };
  for (const document of seedDocuments) {
    insert.run(dataset, document._id, JSON.stringify({ ...document, ...stamp }));
  }
  for (let n = 0; n < size - seedDocuments.length; n += 1) {
    insert.run(dataset, articleId(n), JSON.stringify({ ...article(n), ...stamp }));
  }
  database.exec('COMMIT');
  database.close();
}

const articleId = (n: number) => `article-${String(n).padStart(6, '0')}`;

function article(n: number) {
  const agents = seedDocuments.filter(({ _type }) => _type === 'agent');
  const agent = agents[n % agents.length]?._id;
  return {
    _id: articleId(n),
    _type: 'article',
    title: `Article ${n} on what a year of work has changed`,
    slug: { _type: 'slug', current: `article-${n}` },
    // Not in the order of the ids: an order by date has something to do.
    publishedAt: new Date(FIRST_DAY + ((n * 7919) % 2000) * DAY).toISOString(),
    author: { _type: 'reference', _ref: agent },
    tags: [`tag-${n % 13}`, `tag-${n % 7}`],
    body: [1, 2, 3].map((key) => ({
      _key: `b${key}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's1', _type: 'span', marks: [], text: PARAGRAPH.repeat(2) }],
    })),
  };
}
