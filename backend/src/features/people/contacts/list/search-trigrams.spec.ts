import { searchTerms } from '@hearthline/rules/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { rarePart } from './search-trigrams.ts';

describe('the rare part of a term', () => {
  const common = new Set(['com', 'exa', 'xam', 'amp', 'mpl', 'ple', 'ill', 'son', '555']);
  it.each([
    ['quillfeather', 'llfea'],
    ['anna-liese-sofie', 'anna-lie'],
    ['person42@example.com', 'perso'],
    ['zoe@example.com', 'zoe'],
    ['(360) 555-0107', '55-0107'],
    ['ann', 'ann'],
    ["o'neill", "o'neil"],
  ])('%s is looked for as %s', (term, part) => {
    expect(rarePart(term, common)).toBe(part);
  });

  it.each(['example.com', 'son', 'qu', '', '@@@@', 'l', 'ill 555'])('%s has none', (term) => {
    expect(rarePart(term, common)).toBeNull();
  });

  it('is not sought where letters are not ASCII, of which no trigrams are known', () => {
    expect(rarePart('οδυσσευσ abcdef', common)).toBeNull();
  });

  it('is a part of the term, and holds no common run', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const term = Array.from(
        { length: seed % 17 },
        (_, at) => 'comexamplson5@ '[(seed * 31 + at * at * 7) % 15],
      ).join('');
      const part = rarePart(term, common);
      if (part === null) continue;
      expect(term).toContain(part);
      for (const gram of common) expect(part).not.toContain(gram);
    }
  });
});

describe('a search, once the letters that many share are known', () => {
  const api = useApi();
  let admin: Caller;
  beforeAll(async () => {
    admin = await api.as('admin');
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, company, phone)
       select 'Person', (array['Castillo', 'Quillfeather', 'O''Neill', 'Ünsal', 'Over_50%'])[1 + n % 5], 'p' || n || '@example.com', 'p' || n || '@example.com',
         case when n % 3 = 0 then 'Company ' || n % 7 end, '(360) 555-' || lpad(n::text, 4, '0') from generate_series(1, 300) n`,
    );
  });
  const totals = async (terms: readonly string[]): Promise<number[]> =>
    Promise.all(
      terms.map(
        async (search) =>
          (await admin.rest('GET', `/api/contacts?${new URLSearchParams({ search }).toString()}`)).body
            .pagination.total as number,
      ),
    );

  it('finds what it found before', async () => {
    await api.sql('select contacts_learn_grams()');
    const learned = (await api.sql<{ gram: string }>('select gram from contact_common_grams')).map(
      ({ gram }) => gram,
    );
    expect(learned).toEqual(expect.arrayContaining(['com', 'exa', 'ill', 'per', '360']));
    const terms = [
      'quillfeather',
      'QUILLF',
      'p42@example.com',
      'example.com',
      'castillo p',
      "o'neill",
      'unsal',
      'ÜNSAL p1',
      'over_50%',
      '50%',
      '_',
      'company 3',
      '(360) 555-0107',
      '3605550107',
      '555-01',
      'nobody at all',
      'llo p29',
      'zzz',
    ];
    const texts = (await api.sql<{ text: string }>('select search_text as text from contacts')).map(
      ({ text }) => text,
    );
    const has = (text: string, looked: string): boolean =>
      looked.startsWith(' ')
        ? text.split(/[^a-z0-9_]+/).some((word) => word.startsWith(looked.trim()))
        : text.includes(looked);
    const direct = terms.map(
      (term) =>
        texts.filter((text) => searchTerms(term).every((one) => one.some((looked) => has(text, looked))))
          .length,
    );
    expect(await totals(terms)).toEqual(direct);
    expect(direct.filter((found) => found === 0)).toHaveLength(2);
  });

  it('learns it anew: what is no longer common is forgotten', async () => {
    await api.sql('delete from contacts');
    await api.sql('select contacts_learn_grams()');
    expect(await api.sql('select gram from contact_common_grams')).toEqual([]);
  });
});
