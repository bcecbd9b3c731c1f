import { openLake, readAdminToken } from 'embedded-content-lake';

const path = process.argv[2] ?? '.lake';
const lake = openLake({
  path,
  projectId: 'local',
  datasets: ['production'],
  adminToken: readAdminToken(undefined, path), // the one of the file admin-token, which it makes when it is missing
});
const query = encodeURIComponent('*[_type == "note"].text');
const response = await lake.fetch(
  new Request(`http://localhost/v2025-02-19/data/query/production?query=${query}`),
);
console.log((await response.json()).result);
lake.close();
