import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { addPeople, draftFor, hurry, readCampaign, sendDraft } from '../../testing/campaigns.ts';
import { openServers, untilReady } from '../../testing/servers.ts';
import { withDatabase } from '../../testing/urls.ts';
import { tendCampaigns } from './campaign.tend.ts';

const api = useApi();
const servers = openServers();
const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-killed-'));
let killed: ChildProcess | undefined;
afterAll(async () => {
  killed?.kill('SIGKILL');
  await servers.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a campaign of 500 whose server is killed in the middle reaches each recipient exactly once after the restart (I4, K9)', async () => {
  const [{ name }] = (await api.sql('select current_database() as name')) as [{ name: string }];
  const { appUrl, ownerUrl } = inject('postgres');
  const urls = { appUrl: withDatabase(appUrl, name), ownerUrl: withDatabase(ownerUrl, name) };
  const admin = await api.as('admin');
  await addPeople(api, 'killed', 500);
  // 100 mails every second: a middle to be killed in.
  await api.sql("insert into settings (key, value) values ('campaignPace', '3000')");
  const draft = await draftFor(admin, 'killed');
  await sendDraft(admin, draft);

  killed = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('../../testing/server-process.ts', import.meta.url)), urls.appUrl, urls.ownerUrl, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await vi.waitFor(async () => expect((await readCampaign(admin, draft.id)).sent).toBeGreaterThan(0), { timeout: 40_000, interval: 20 });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const left = await readCampaign(admin, draft.id);
  expect(left).toMatchObject({ state: 'sending', total: 500 });
  expect(left.sent).toBeLessThan(500);
  expect(await api.sql("select count(*)::int as n from mails where to_address like '%@killed.example'")).toEqual([{ n: left.sent }]);

  await hurry(api);
  await untilReady(await servers.start(urls));
  // The minute after which a silent campaign is taken up again has passed.
  api.clock.set(new Date(Date.now() + 60_000));
  await tendCampaigns(api.app.systemContext());
  api.clock.reset();
  await vi.waitFor(async () => expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 500, waiting: 0, failed: 0 }), { timeout: 20_000, interval: 50 });
  const mails = await api.sql("select count(*)::int as n, count(distinct to_address)::int as people, count(distinct message_key)::int as keys from mails where to_address like '%@killed.example'");
  expect(mails).toEqual([{ n: 500, people: 500, keys: 500 }]);
}, 90_000);
