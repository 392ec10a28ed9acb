import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { slowPdf, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();

it('a PDF made to take long is given up, and the server answers others meanwhile', async () => {
  const customer = await api.as('customer');
  const project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  const sent = upload(customer, project, { 'slow.pdf': slowPdf() });
  let [ended, longest] = [false, 0];
  void sent.finally(() => (ended = true));
  while (!ended) {
    const before = performance.now();
    await pause(20);
    longest = Math.max(longest, performance.now() - before - 20);
  }
  const { status, body } = await sent;
  expect([status, body.message]).toEqual([415, expect.stringMatching(/could not be checked/)]);
  // The process that reads it was at work for many seconds.
  expect(longest).toBeLessThan(2000);
  expect((await api.rest('GET', '/healthz')).status).toBe(200);
}, 60_000);
