import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TakenJob } from '../../../../platform/jobs/job-runner.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { mailDesigns } from './mail-design.ts';

const api = useApi({ trustProxy: 1 });
const mailbox = 'ida@buyers.example';
const start = new Date('2027-01-05T20:03:00Z');

beforeAll(() => api.addUser({ email: mailbox, role: 'customer' }));
beforeEach(async () => {
  api.clock.set(start);
  for (const table of ['limits', 'designs', 'mails', 'pgboss.job']) await api.sql(`delete from ${table}`);
});

interface Made {
  readonly code: string;
  readonly editKey: string;
}

/** Somebody at an address of their own. */
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const make = async (content: object = { home: { slug: 'yachats' }, roof: 'hip' }): Promise<Made> =>
  (await api.rest('POST', '/api/designs', content)).body;
const send = async (
  { code, editKey }: Made,
  { to = mailbox, as = api, sent = {} }: { to?: string; as?: Caller; sent?: Record<string, string> } = {},
): Promise<string> => {
  const { errors } = await as.gql(
    'mutation ($code: String!, $email: String!) { mailDesign(code: $code, email: $email) }',
    { code, email: to },
    { 'x-design-key': editKey, ...sent },
  );
  return errors?.[0]?.extensions.code ?? 'sent';
};
const mails = () =>
  api.sql<{ subject: string; text: string; html: string; to_name: string }>(
    "select subject, text, html, to_name from mails where kind = 'design_link' order by created_at, id",
  );
const waiting = async (): Promise<{ data: any; at: Date }[]> =>
  (
    await api.sql(
      "select data, start_after as at from pgboss.job where name = 'designs.mail' order by created_on",
    )
  ).map(({ data, at }) => ({ data, at }));
/** Works on all that waits together, as a worker would. */
const mailTogether = async (): Promise<void> => {
  const jobs = (await waiting()).map(({ data }): TakenJob<any> => ({ data, attempt: { isLast: false } }));
  await Promise.all(mailDesigns(api.app.systemContext(), jobs));
  await api.sql("delete from pgboss.job where name = 'designs.mail'");
};
/** Strangers at two addresses use up what a mailbox is sent at once. */
const flood = async (): Promise<void> => {
  for (let at = 0; at < 5; at += 1)
    expect(await send(await make(), { sent: from(`203.0.113.${at % 2}`) })).toBe('sent');
};

describe('the mail of a design', () => {
  it('names homes of the catalog, and nothing that anybody typed', async () => {
    const plan: any = await (await api.open('/api/homes/yachats/plan.json')).json();
    const words = 'Win money at evil.example';
    plan.name = words;
    plan.levels[0].rooms[0].name = words;
    await send(await make({ name: words, home: { plan }, site: { address: words, county: words } }));
    await send(await make({ name: words, home: { slug: 'yachats' }, roof: 'hip' }));
    const [typed, catalog] = await mails();
    expect(typed!.subject).toBe('A home design');
    expect(catalog!.subject).toBe('The Yachats home, as it was designed');
    for (const mail of [typed, catalog]) expect(JSON.stringify(mail)).not.toContain('evil');
    expect(typed!.to_name).toBe('');
  });
});

describe('a mailbox to which strangers have sent five designs', () => {
  it('gets what anybody else sends within ten minutes, all in one mail, each design once', async () => {
    await flood();
    expect(await mails()).toHaveLength(5);
    const [own, other] = [await make(), await make({ roof: 'flat' })];
    expect(await send(own, { sent: from('198.51.100.7') })).toBe('sent');
    expect(await send(own, { to: mailbox.toUpperCase(), sent: from('198.51.100.7') })).toBe('sent');
    expect(await send(other, { sent: from('203.0.113.9') })).toBe('sent');
    expect(await mails()).toHaveLength(5);
    expect((await waiting()).map(({ at }) => at)).toEqual(Array(3).fill(new Date('2027-01-05T20:10:00Z')));
    await mailTogether();
    const [mail, ...more] = (await mails()).slice(5);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 home designs');
    for (const { code } of [own, other]) expect(mail!.text.split(`/my-home/${code}#key=`)).toHaveLength(2);
    const [, editKey = ''] = new RegExp(`/my-home/${own.code}#key=([\\w-]{43})`).exec(mail!.text) ?? [];
    const changed = await api.rest(
      'PATCH',
      `/api/designs/${own.code}`,
      { roof: 'shed' },
      { 'x-design-key': editKey },
    );
    expect(changed.status).toBe(200);
  });

  it('gets at once what its owner sends from their account, five times an hour', async () => {
    await flood();
    const [as, own] = [await api.asUser(mailbox), await make()];
    for (let at = 0; at < 5; at += 1) expect(await send(own, { as })).toBe('sent');
    expect(await mails()).toHaveLength(10);
    expect(await send(own, { as })).toBe('TOO_MANY_REQUESTS');
    // Another account is a stranger.
    expect(await send(own, { as: await api.as('customer'), sent: from('198.51.100.7') })).toBe('sent');
    expect(await mails()).toHaveLength(10);
  });

  it('is sent the sixth by nobody, whatever others do', async () => {
    const own = await make();
    for (let at = 0; at < 5; at += 1) expect(await send(own, { sent: from('203.0.113.1') })).toBe('sent');
    expect(await send(own, { sent: from('203.0.113.1') })).toBe('TOO_MANY_REQUESTS');
    expect(await send(own, { to: 'bob@buyers.example', sent: from('203.0.113.1') })).toBe('sent');
    expect(await waiting()).toEqual([]);
  });

  it('can still sign up: mails of designs are counted by themselves', async () => {
    const to = 'new@buyers.example';
    for (let at = 0; at < 5; at += 1)
      expect(await send(await make(), { to, sent: from('203.0.113.1') })).toBe('sent');
    const { status } = await api.rest('POST', '/api/auth/signup', {
      name: 'New Buyer',
      email: to,
      password: 'Correct-Horse-9',
    });
    expect(status).toBe(201);
    await api.runJobs();
    expect(
      await api.sql("select from mails where to_address = $1 and kind = 'verify_email'", [to]),
    ).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('goes out on the minute of the next round, never later than ten minutes', async () => {
    await flood();
    const own = await make();
    api.clock.set('2027-01-05T20:10:00Z');
    await send(own, { sent: from('198.51.100.7') });
    expect((await waiting())[0]!.at).toEqual(new Date('2027-01-05T20:20:00Z'));
  });

  it('makes nobody a co-owner of a design that was claimed meanwhile, and is nothing for one that is gone', async () => {
    await flood();
    const [claimed, deleted] = [await make(), await make()];
    for (const one of [claimed, deleted]) await send(one, { sent: from('198.51.100.7') });
    await (
      await api.as('customer')
    ).rest('POST', `/api/designs/${claimed.code}/claim`, undefined, {
      'x-design-key': claimed.editKey,
    });
    await api.sql('delete from designs where code = $1', [deleted.code]);
    await mailTogether();
    expect(await mails()).toHaveLength(5);
    expect(
      await api.sql('select from design_keys k join designs d on d.id = k.design_id where d.code = $1', [
        claimed.code,
      ]),
    ).toHaveLength(1);
  });

  it('goes to each mailbox alone', async () => {
    await flood();
    for (let at = 0; at < 5; at += 1)
      await send(await make(), { to: 'bob@buyers.example', sent: from('203.0.113.1') });
    const [hers, his] = [await make(), await make()];
    await send(hers, { sent: from('198.51.100.7') });
    await send(his, { to: 'bob@buyers.example', sent: from('198.51.100.7') });
    await mailTogether();
    const texts = await api.sql(
      'select to_address, text from mails order by created_at desc, id desc limit 2',
    );
    for (const { to_address, text } of texts) {
      expect(text).toContain(to_address === mailbox ? hers.code : his.code);
      expect(text).not.toContain(to_address === mailbox ? his.code : hers.code);
    }
  });
});
