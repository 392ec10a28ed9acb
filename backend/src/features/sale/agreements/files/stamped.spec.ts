import { beforeEach, expect, it } from 'vitest';
import { createSeal } from '../../../../platform/crypto/seal.ts';
import { makeSealPem } from '../../../../platform/crypto/seal-key.ts';
import { useApi } from '../../../../testing/api.ts';
import { textOf, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { useTimeStampAuthority } from '../../../../testing/time-stamp-authority.ts';

const authority = useTimeStampAuthority();
const seal = createSeal(() => makeSealPem('Stamped', new Date()), undefined, authority);
const api = useApi({ seal });
const { signed, ok } = useAgreements(api);
beforeEach(() => {
  authority.answering = 'rightly';
});

const fileOf = async ({ id }: { id: string }): Promise<Buffer> =>
  Buffer.from(await (await (await api.as('admin')).open(`/api/agreements/${id}.pdf`)).arrayBuffer());
const detailsOf = async ({ id }: { id: string }, kind: string): Promise<any[]> =>
  (
    await api.sql('select details from agreement_events where agreement_id = $1 and kind = $2 order by n', [
      id,
      kind,
    ])
  ).map(({ details }) => details);

it('an agreement is sealed with the time stamp of the authority, and says so', async () => {
  const { agreement } = await signed();
  const file = await fileOf(agreement);
  expect(await seal.check(file)).toMatchObject({
    isCertifying: true,
    stampedAt: authority.at,
    reason: `Purchase agreement ${agreement.number}, signed by everybody. Last signature: ${agreement.events.at(-2).hash}`,
  });
  expect(await textOf(file)).toContain('carries the time stamp of an authority');
  expect(await detailsOf(agreement, 'completed')).toMatchObject([{ isStamped: true }]);
});

it('a signature is not lost because the authority does not answer: the seal has no stamp, and the certificate says so', async () => {
  authority.answering = 'error';
  const { agreement } = await signed();
  expect(agreement.status).toBe('signed');
  const file = await fileOf(agreement);
  expect(await seal.check(file)).toMatchObject({ isCertifying: true, stampedAt: null });
  expect(await textOf(file)).toContain('the authority that gives them did not answer');
  expect(await detailsOf(agreement, 'completed')).toMatchObject([{ isStamped: false }]);
});

it('the certificate names address and browser of each act, and how the mailbox was proved', async () => {
  const { agreement } = await signed();
  const text = await textOf(await fileOf(agreement));
  // Three people opened, agreed and signed; and somebody sent it.
  expect(text.match(/from 127\.0\.0\.1, (node|undici)/g)).toHaveLength(10);
  for (const { name, email } of agreement.signers) {
    expect(text).toContain(name);
    expect(text.replaceAll(' ', '')).toContain(`${email},provedbythelinkmailedthere`);
  }
  for (const kind of ['viewed', 'consented', 'signed'])
    for (const details of await detailsOf(agreement, kind))
      expect(details).toMatchObject({
        from: { address: '127.0.0.1', browser: expect.stringMatching(/node|undici/) },
        linkMailedAt: expect.stringMatching(/Z$/),
      });
});

it('the mails to both parties name the file and the last hash of the record', async () => {
  const { agreement } = await signed();
  const mails = await api.sql(
    "select to_name, text from mails where kind = 'agreement_signed' and text like '%' || $1 || '%' order by to_name",
    [agreement.number],
  );
  expect(mails.map(({ to_name }) => to_name)).toEqual(['Ada Byron', 'Dana Whitfield', 'Robin Byron']);
  for (const { text } of mails) {
    expect(text).toContain(agreement.signedSha256);
    expect(text).toContain(agreement.events.at(-1).hash);
  }
  const entries = await api.sql(
    "select details from audit_entries where action = 'agreement.event' and object = $1 order by (details ->> 'n')::int",
    [`agreement:${agreement.id}`],
  );
  expect(entries.map(({ details }) => details)).toEqual(
    agreement.events.map(({ n, hash }: any) => ({ number: agreement.number, n, hash })),
  );
  expect(
    await ok('query ($h: String!) { verifyDocument(sha256: $h) { known damaged } }', {
      h: agreement.signedSha256,
    }),
  ).toEqual({ known: true, damaged: false });
});
