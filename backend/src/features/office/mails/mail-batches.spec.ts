import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverBatch } from '../../../platform/mail/deliver-batch.ts';
import { sendMail } from '../../../platform/mail/mail-outbox.ts';
import { useApi } from '../../../testing/api.ts';
import { openPost, type SmtpPost } from '../../../testing/fakes/smtp-server.ts';

const api = useApi();
let post: SmtpPost;
beforeEach(async () => {
  post = await openPost();
  await api.sql('delete from mails');
});
afterEach(() => post.close());

/** Stores mails to `n1@example.com`, `n2@…`. @returns their ids */
const store = async (count: number): Promise<string[]> => {
  const rows = await api.sql(
    "insert into mails (kind, to_name, to_address, subject, text, html, attachments) select 'spec', 'N', 'n' || n || '@example.com', 'S', 'T', 'H', '[]' from generate_series(1, $1::int) n returning id",
    [count],
  );
  return rows.map(({ id }) => String(id));
};
/** Sends mails as a worker that has taken their jobs together. @returns how each job ended */
const deliver = async (ids: readonly string[], isLast = false): Promise<string[]> => {
  const context = Object.assign(api.app.systemContext(), { mailer: post.mailer });
  const jobs = ids.map((mailId) => ({ data: { mailId }, attempt: { isLast } }));
  return (await Promise.allSettled(deliverBatch(context, [], jobs))).map(({ status }) => status);
};
const states = async (): Promise<unknown[]> =>
  (await api.sql('select state, lease from mails order by to_address')).map(({ state, lease }) =>
    lease === null ? state : 'leased',
  );

describe('mails that are sent together', () => {
  it('have an end each: refused for good, refused for now, sent', async () => {
    const [missing, busy, fine] = await store(3);
    post.refuseNext(550);
    expect(await deliver([missing!])).toEqual(['fulfilled']);
    post.refuseNext(450);
    expect((await deliver([busy!, fine!])).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await states()).toSorted()).toEqual(['failed', 'queued', 'sent']);
  });

  it('leave once each, although two jobs of the batch are for one of them', async () => {
    const [one, two] = await store(2);
    expect(await deliver([one!, one!, two!])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(post.received.flatMap(({ to }) => to).toSorted()).toEqual(['n1@example.com', 'n2@example.com']);
  });

  it('are recorded although the outcome of one of them cannot be', async () => {
    const ids = await store(5);
    await api.sql(
      `create function refuse() returns trigger language plpgsql as $$
       begin if new.state = 'sent' then raise exception 'no room'; end if; return new; end $$`,
    );
    await api.sql(
      "create trigger refuse before update on mails for each row when (new.to_address = 'n3@example.com') execute function refuse()",
    );
    const ends = await deliver(ids);
    await api.sql('drop trigger refuse on mails; drop function refuse()');
    expect(ends).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await states()).toEqual(['sent', 'sent', 'leased', 'sent', 'sent']);
    expect(post.received).toHaveLength(5);
  });

  it('of which the last attempt fails are given up, all of them', async () => {
    const ids = await store(3);
    post.putOff();
    expect(await deliver(ids, true)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
  });
});

it('mass mails and those that a person is waiting for have a worker each', () => {
  const [people, mass] = sendMail.workers;
  expect(people).toMatchObject({ minPriority: 0 });
  expect(mass).toMatchObject({ maxPriority: -1 });
  expect(sendMail.workers).toHaveLength(2);
});
