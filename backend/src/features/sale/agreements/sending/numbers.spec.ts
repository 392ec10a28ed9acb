import { expect, it, vi } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { textOf, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';

const api = useApi();
const { quoted, create } = useAgreements(api);

const numberOf = ({ number }: { number: string }): number => Number(number.slice(2));
const textOfAgreement = async ({ id }: { id: string }): Promise<string> =>
  textOf(Buffer.from(await (await (await api.as('admin')).open(`/api/agreements/${id}.pdf`)).arrayBuffer()));
const countFiles = async (): Promise<number> => {
  let count = 0;
  for await (const _file of api.app.systemContext().storage.list()) count += 1;
  return count;
};

it('agreements that are made at once have numbers without a gap, and each names its own', async () => {
  const quotes = [];
  for (let at = 0; at < 4; at += 1) quotes.push((await quoted()).quote);
  const agreements = await Promise.all(quotes.map(({ id }) => create(id)));
  expect(agreements.map(numberOf).toSorted()).toEqual([1001, 1002, 1003, 1004]);
  for (const agreement of agreements)
    expect(await textOfAgreement(agreement)).toContain(`Purchase agreement ${agreement.number}`);
});

it('an agreement is drawn before it takes its number: whoever holds the numbers holds up no drawing', async () => {
  const { quote } = await quoted();
  const before = await countFiles();
  const release = await holdLocks(api, "select from counters where name = 'agreement' for update");
  const making = create(quote.id);
  await vi.waitFor(async () => expect(await countFiles()).toBe(before + 2), {
    timeout: 30_000,
    interval: 20,
  });
  await release();
  expect(numberOf(await making)).toBe(1005);
});

it('an agreement whose number was taken meanwhile is drawn again under the next one', async () => {
  const { quote } = await quoted();
  const release = await holdLocks(api, "update counters set last = last + 1 where name = 'agreement'");
  const making = create(quote.id);
  await untilWaiting(api, 1);
  await release();
  const agreement = await making;
  expect(numberOf(agreement)).toBe(1007);
  const text = await textOfAgreement(agreement);
  expect(text).toContain('Purchase agreement A-1007');
  expect(text).not.toContain('A-1006');
});
