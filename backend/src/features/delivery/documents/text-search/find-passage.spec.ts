import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { passageOf, wordsOf } from './find-passage.ts';

const shown = (passage: string, ...words: string[]): string[] | undefined =>
  passageOf(passage, words)?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));

describe('a passage', () => {
  it.each<[string, string[]]>([
    ['the wombat sleeps', ['the ', '[wombat]', ' sleeps']],
    ['wombat', ['[wombat]']],
    ['Wómbats, wombats', ['[Wómbats]', ', ', '[wombats]']],
  ])('of “%s” is divided at what is looked for', (passage, parts) => {
    expect(shown(passage, 'wom')).toEqual(parts);
  });
  it('in which nothing is looked for is none', () => {
    expect(passageOf('the okapi', ['wom'])).toBeNull();
  });
  it('has at most 80 parts, the last with all the rest', () => {
    const odd = shown('wombat '.repeat(60), 'wom');
    expect([odd?.length, odd?.at(-2), odd?.at(-1)]).toEqual([
      80,
      '[wombat]',
      ' '.concat('wombat '.repeat(20)),
    ]);
    expect(shown(`a ${'wombat '.repeat(60)}`, 'wom')).toHaveLength(79);
  });
});

it('a search looks for each word once', () => {
  expect(wordsOf('Site-plan, site (deck)')).toEqual(['site', 'plan', 'deck']);
});

describe('what is shown of a file', () => {
  const api = useApi();
  let customer: Caller;
  let project: string;
  beforeAll(async () => {
    customer = await api.as('customer');
    project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  });
  const words = (letter: string, count: number): string =>
    Array.from({ length: count }, (_, number) => `${letter}${number + 1}`).join(' ');
  const shownOf = async (text: string, search: string): Promise<string | null | undefined> => {
    const sent = await upload(customer, project, { 'a.txt': text });
    await api.runJobs();
    const { body } = await customer.rest('GET', `/api/documents?search=${search}`);
    await customer.rest('DELETE', `/api/documents/${sent.body.documents[0].id}`);
    const [found] = body.documents as { passage: { text: string }[] | null }[];
    return found?.passage?.map(({ text: part }) => part).join('');
  };

  it('are eight words before and 24 after what was found', async () => {
    expect(await shownOf(`${words('b', 30)} wombat ${words('a', 30)}`, 'wombat')).toBe(
      `… b23 b24 b25 b26 b27 b28 b29 b30 wombat ${words('a', 24)} …`,
    );
  });
  it('is the whole text if it has no more than that', async () => {
    const whole = `${words('b', 8)} quokka ${words('a', 24)}`;
    expect(await shownOf(whole, 'quokka')).toBe(whole);
  });
  it('are at most 400 characters', async () => {
    expect(await shownOf(`okapi ${'x'.repeat(600)}`, 'okapi')).toBe(`okapi ${'x'.repeat(394)}`);
  });
  it('is nothing where no word is looked for', async () => {
    expect(await shownOf('capybara', '%26%26')).toBeUndefined();
  });
});
