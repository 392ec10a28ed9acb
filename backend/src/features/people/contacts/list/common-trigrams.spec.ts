import { afterEach, describe, expect, it, vi } from 'vitest';
import { commonGrams } from './search-trigrams.ts';

describe('the letters that many share', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A database that counts how often it is asked, and fails the first times. */
  const database = (failures = 0) => {
    const reads = { times: 0 };
    const query = (): Promise<{ gram: string }[]> => {
      reads.times += 1;
      return reads.times > failures
        ? Promise.resolve([{ gram: 'com' }])
        : Promise.reject(new Error('not there'));
    };
    return { reads, query: query as unknown as Parameters<typeof commonGrams>[0] };
  };
  const at = (milliseconds: number): void => void vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

  it.each([
    [599_999, 1],
    [600_000, 2],
  ])('after %i milliseconds have been read %i times', async (later, times) => {
    const { reads, query } = database();
    at(5000);
    await commonGrams(query);
    at(5000 + later);
    expect([await commonGrams(query), reads.times]).toEqual([new Set(['com']), times]);
  });

  it('are read again if that failed', async () => {
    const { query } = database(1);
    await expect(commonGrams(query)).rejects.toThrow('not there');
    expect(await commonGrams(query)).toEqual(new Set(['com']));
  });

  it('are those of each database', async () => {
    const [one, other] = [database(), database()];
    await commonGrams(one.query);
    await commonGrams(other.query);
    expect([one.reads.times, other.reads.times]).toEqual([1, 1]);
  });
});
