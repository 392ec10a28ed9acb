import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { expirePapers as expireAgreements } from '../../signing/signing.jobs.ts';
import { deadlineOf, lastDayOf } from '../../signing/deadline.ts';

const api = useApi();
const { out, tokenOf, header, pdf } = useAgreements(api);
const zone = 'America/Los_Angeles';
afterEach(() => api.clock.reset());

describe('the deadline of an agreement', () => {
  it.each([
    // In the evening, when it is the next day in Greenwich; over a change of the clock, either way.
    ['2027-01-05T04:00:00Z', '2027-02-03', '2027-02-04T08:00:00.000Z'],
    ['2027-02-20T20:00:00Z', '2027-03-22', '2027-03-23T07:00:00.000Z'],
    ['2027-10-20T20:00:00Z', '2027-11-19', '2027-11-20T08:00:00.000Z'],
  ])('contract.deadline: of one sent at %s is the end of %s', (sentAt, lastDay, end) => {
    const expiresAt = deadlineOf(new Date(sentAt), zone);
    expect([expiresAt.toISOString(), lastDayOf(expiresAt, zone)]).toEqual([end, lastDay]);
  });

  it('contract.deadline: is one day in mail, page and check, to the millisecond', async () => {
    const { agreement } = await out();
    const [row] = await api.sql<{ expires_at: Date }>('select expires_at from agreements where id = $1', [
      agreement.id,
    ]);
    const end = row?.expires_at ?? new Date(0);
    const token = await tokenOf('Ada Byron', agreement.number);
    const { lastDay } = (await api.rest('GET', '/api/linked-agreement', undefined, header(token))).body;
    expect(lastDay).toBe(lastDayOf(end, zone));
    const staff = await (
      await api.as('admin')
    ).gql('query ($id: ID!) { agreement(id: $id) { lastDay } }', { id: agreement.id });
    expect(staff.data.agreement.lastDay).toBe(lastDay);
    const [mail] = await api.sql(
      "select text from mails where kind = 'agreement_link' and text like '%' || $1 || '%' limit 1",
      [agreement.number],
    );
    const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${lastDay}T12:00:00Z`),
    );
    expect(mail?.text).toContain(inWords);
    api.clock.set(new Date(end.getTime() - 1));
    await pdf(token);
    expect(await expireAgreements(api.app.systemContext())).toBe(0);
    api.clock.set(end);
    expect((await api.rest('GET', '/api/linked-agreement', undefined, header(token))).status).toBe(410);
    expect(await expireAgreements(api.app.systemContext())).toBe(1);
  });
});
