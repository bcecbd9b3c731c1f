import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLake } from 'embedded-content-lake';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answerBackup } from './backup-route.ts';

const token = 'the-administrators-token';

it('removes the partial copy when the disk is full, and reports the reason', async () => {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: token,
  });
  const folder = mkdtempSync(join(tmpdir(), 'store-copy-'));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    told.mockRestore();
    lake.close();
    rmSync(folder, { recursive: true });
  });
  const copyStore = async (file: string) => {
    writeFileSync(file, 'half');
    throw new Error('database or disk is full');
  };
  const request = new Request('http://localhost/_lake/backup', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const response = await answerBackup(request, undefined, { ...lake, copyStore }, folder);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(`could not be copied into ${folder}: database or disk is full`);
  expect(readdirSync(folder)).toEqual([]);
  expect(told).toHaveBeenCalledOnce();
});
