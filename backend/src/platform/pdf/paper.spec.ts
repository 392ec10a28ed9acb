import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawPaper, type Paper } from './paper.ts';

const draw = (write: (paper: Paper) => void): Promise<Buffer> =>
  drawPaper({ title: 'Quote', author: 'Hearthline', at: new Date(0), footer: 'Foot' }, write);
const pagesOf = async (bytes: Buffer): Promise<readonly string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;
const facesOf = (bytes: Buffer): string[] =>
  [
    ...new Set(
      [...bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, face]) => face ?? ''),
    ),
  ].sort();

describe('a document', () => {
  it('begins with whose it is, and numbers its pages', async () => {
    const bytes = await draw((paper) => {
      paper.letterhead({ name: 'Hearthline Homes', lines: ['1420 Meadow Lane'] });
      paper.title('Quote Q-1001', [['Issued', 'Monday']]);
      paper.newPage();
      for (let line = 0; line < 20; line += 1) paper.paragraph(`Line ${line}.`);
    });
    const [first, second] = await pagesOf(bytes);
    expect(first?.replace(/\s+/g, ' ')).toBe(
      'Hearthline Homes 1420 Meadow Lane Quote Q-1001 Issued Monday Foot Page 1 of 2',
    );
    expect(second).toContain('Page 2 of 2');
    expect(second).not.toContain('Hearthline');
  });

  it('is set in the typefaces of the site, and in another what they have no letters of', async () => {
    const latin = (paper: Paper): void => {
      paper.title('Title');
      paper.row([{ text: 'Foundation\nUsually $8,190.00–$12,740.00', share: 1 }]);
      paper.entry({ label: 'Total', amount: '$1.00', strong: true, limit: 'not to exceed $2.00' });
    };
    expect(facesOf(await draw(latin))).toEqual(['Figtree', 'Newsreader']);
    const cyrillic = await draw((paper) => (latin(paper), paper.paragraph('Фундамент')));
    expect(facesOf(cyrillic)).toContain('DejaVuSans');
    expect((await pagesOf(cyrillic)).join(' ')).toContain('Фундамент');
  });

  it('says of an amount what it is for, how much, how certain, why and up to what, in this order', async () => {
    const [page] = await pagesOf(
      await draw((paper) =>
        paper.entry({
          label: 'Steps',
          detail: 'Usually',
          word: 'Allowance',
          amount: '$3.00',
          limit: 'up to $4.00',
        }),
      ),
    );
    expect(page?.replace(/\s+/g, ' ')).toMatch(/^Steps \$3\.00 ?Allowance Usually up to \$4\.00 /);
  });

  it.each(Array.from({ length: 24 }, (_, at) => 36 + 2 * at))(
    'of %i lines has no last page with a few alone',
    async (count) => {
      const pages = await pagesOf(
        await draw((paper) => {
          for (let line = 0; line < count; line += 1) paper.paragraph('A line.');
        }),
      );
      const last = pages.at(-1)?.match(/A line\./g) ?? [];
      expect(last.length).toBeGreaterThanOrEqual(12);
      expect(pages.join(' ').match(/A line\./g)).toHaveLength(count);
    },
  );
});
