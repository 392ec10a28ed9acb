import { describe, expect, it } from 'vitest';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';

const waiting = useWaiting();
const { api, mail, imported, read, kinds } = waiting;

describe('what was dismissed', () => {
  const change = (name: string, kind: string, id: string, who = waiting.admin) =>
    who.gql(`mutation ($kind: WaitingKind!, $id: ID!) { ${name}(kind: $kind, id: $id) }`, { kind, id });
  const actions = async (): Promise<unknown[]> =>
    (
      await api.sql(
        "select action || ' ' || object as done from audit_entries where action like '%.dismiss%' order by id",
      )
    ).map(({ done }) => done);

  it('no longer waits, in the list and in the numbers; the audit log says who did it, and undoing it brings it back', async () => {
    const bounced = await mail('failed', 'appointment_affirmed', 1);
    const file = await imported('imported', { 'outcome failed': 3 }, 10);
    for (const [kind, id] of [
      ['mail', bounced],
      ['import', file],
    ] as const)
      expect((await change('dismissWaiting', kind, id)).data).toEqual({ dismissWaiting: id });
    expect(await read()).toMatchObject({ items: [], counts: { total: 0, mails: 0, imports: 0 } });
    expect((await change('undoDismissal', 'mail', bounced)).data).toEqual({ undoDismissal: bounced });
    expect((await read()).counts).toMatchObject({ total: 1, mails: 1, imports: 0 });
    await change('undoDismissal', 'import', file);
    expect(await kinds()).toEqual(['mail', 'import']);
    expect(await actions()).toEqual([
      `mail.dismiss mail:${bounced}`,
      `contact-import.dismiss contact-import:${file}`,
      `mail.dismiss-undo mail:${bounced}`,
      `contact-import.dismiss-undo contact-import:${file}`,
    ]);
  });

  it('waits again when it fails again, or when somebody went on with it', async () => {
    const bounced = await mail('failed', 'appointment_affirmed', 1);
    const file = await imported('importing', { 'outcome failed': 3 }, 10);
    await change('dismissWaiting', 'mail', bounced);
    await change('dismissWaiting', 'import', file);
    expect(await kinds()).toEqual([]);
    expect(
      (await waiting.admin.gql('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: bounced })).data,
    ).toEqual({
      retryMail: { state: 'queued' },
    });
    await api.sql("update mails set state = 'failed'");
    await api.sql("update contact_imports set state = 'imported', touched_at = now() + interval '1 second'");
    expect(await kinds()).toEqual(['mail', 'import']);
  });

  it.each(['booking', 'message', 'task'])('is never a person who waits: %s', async (kind) => {
    const { errors } = await change('dismissWaiting', kind, crypto.randomUUID());
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('is nothing that does not wait', async () => {
    const campaign = await mail('failed', 'campaign', 1);
    const sent = await mail('sent', 'appointment_affirmed', 1);
    for (const id of [campaign, sent, crypto.randomUUID()])
      expect((await change('dismissWaiting', 'mail', id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
