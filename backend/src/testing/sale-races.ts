import type { CounterName } from '../platform/db/counter.entity.ts';
import type { Api } from './api.ts';
import { holdLocks, untilWaiting } from './locks.ts';

export const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
export const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);
/** Numbers without a gap. */
export const following = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

/** Which of two that meet goes first. */
export const eitherWay = [
  ['the first', true],
  ['the last', false],
] as const;

/** What specs need that let the steps of a sale meet. */
export const saleRaces = (api: Api) => {
  /** The last number that was given. */
  const lastNumber = async (name: CounterName): Promise<number> =>
    (await api.sql<{ last: number }>('select last from counters where name = $1', [name]))[0]?.last ?? 1000;

  /** Lets two requests arrive while somebody holds the deal, so that the first of them surely goes first. */
  const inOrder = async <One, Other>(
    dealId: string,
    first: () => Promise<One>,
    second: () => Promise<Other>,
  ): Promise<[One, Other]> => {
    const release = await holdLocks(api, 'select from deals where id = $1 for update', [dealId]);
    const one = first();
    await untilWaiting(api, 1);
    const other = second();
    await untilWaiting(api, 2);
    await release();
    return Promise.all([one, other]);
  };

  /** The same two, whichever goes first. @returns their answers as they were named */
  const race = async <One, Other>(
    dealId: string,
    isFirst: boolean,
    one: () => Promise<One>,
    other: () => Promise<Other>,
  ): Promise<[One, Other]> => {
    if (isFirst) return inOrder(dealId, one, other);
    const [answer, last] = await inOrder(dealId, other, one);
    return [last, answer];
  };

  return { lastNumber, race };
};
