import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../platform/time/business-time.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { quoted, create, read, tokenOf, header, post, out } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('sending', () => {
  it('is signed for the seller by whoever owns the deal now, not when it was quoted', async () => {
    const { quote, deal } = await quoted();
    const [{ id }] = (await api.sql(
      "insert into users (email, email_folded, name, role, is_email_verified) values ($1, $1, 'Olive Owner', 'admin', true) returning id",
      [`olive-${deal.id}@hearthline.example`],
    )) as [{ id: string }];
    await api.sql('update deals set owner_id = $2 where id = $1', [deal.id, id]);
    const agreement = await create(quote.id);
    expect(agreement.signers.at(-1)).toMatchObject({ role: 'seller', name: 'Olive Owner' });
  });

  it('is not sent once its deal is lost', async () => {
    const { quote, deal } = await quoted();
    const agreement = await create(quote.id);
    await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [deal.id]);
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
      { id: agreement.id, version: agreement.version },
    );
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await read(agreement.id)).status).toBe('draft');
  });

  it('names the last whole day on which it can be signed', async () => {
    const { agreement } = await out();
    const [row] = await api.sql(
      "select a.expires_at, m.text from agreements a, mails m where a.id = $1 and m.kind = 'agreement_link' and m.text like '%' || $2 || '%' limit 1",
      [agreement.id, agreement.number],
    );
    const lastDay = dayIn('America/Los_Angeles', new Date(row?.expires_at), -1);
    expect(row?.text).toContain(longDate(lastDay));
  });

  it('runs out after 30 days, and reminds before', async () => {
    const { agreement } = await out();
    const begin = Date.now();
    const day = 86_400_000;
    try {
      api.clock.set(new Date(begin + 6 * day));
      const { expirePapers: expireAgreements, remindSigners } = await import('../../signing/signing.jobs.ts');
      const old = await tokenOf('Ada Byron', agreement.number);
      expect(await remindSigners(api.app.systemContext())).toBeGreaterThanOrEqual(2);
      const [{ count }] = (await api.sql(
        "select count(*)::int from mails where kind = 'agreement_reminder' and text like '%' || $1 || '%'",
        [agreement.number],
      )) as [{ count: number }];
      expect(count).toBe(2);
      const reminded = await tokenOf('Ada Byron', agreement.number);
      expect(reminded).not.toBe(old);
      for (const token of [old, reminded])
        expect((await api.rest('GET', '/api/linked-agreement', undefined, header(token))).status).toBe(200);
      // Three times at most, five days apart.
      for (const days of [10, 12, 18, 24]) {
        api.clock.set(new Date(begin + days * day));
        await remindSigners(api.app.systemContext());
      }
      const reminded3 = await api.sql(
        "select to_name from mails where kind = 'agreement_reminder' and text like '%' || $1 || '%' order by to_name",
        [agreement.number],
      );
      expect(reminded3.map(({ to_name }) => to_name)).toEqual([
        ...Array(3).fill('Ada Byron'),
        ...Array(3).fill('Robin Byron'),
      ]);
      api.clock.set(new Date(begin + 31 * day));
      expect((await post('sign', old, { name: 'Ada Byron' })).status).toBe(410);
      await expireAgreements(api.app.systemContext());
    } finally {
      api.clock.reset();
    }
    const after = await read(agreement.id);
    expect(after.status).toBe('expired');
    expect(after.events.at(-1).kind).toBe('expired');
    // The seller, who has got no link, is told nothing.
    const mails = await api.sql(
      "select to_name from mails where text like '%has run out%' and subject like '%' || $1 || '%' order by to_name",
      [agreement.number],
    );
    expect(mails.map(({ to_name }) => to_name)).toEqual(['Ada Byron', 'Robin Byron']);
  });
});
