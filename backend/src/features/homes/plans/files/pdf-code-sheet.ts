import type { CodeSheet, SheetRow } from '@hearthline/model/code-sheet/code-sheet.ts';
import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import { fills, inks, linesOf, write, type Look, type Pdf } from '../../../../platform/pdf/paint.ts';
import type { Area } from './pdf-sheet.ts';

const size = 6.6;
const leading = 8;
const body: Look = { size };
const quiet: Look = { size, color: inks.quiet };

/** The columns of a rule, as shares of the width. */
const columns = { rule: 0.44, required: 0.17, cite: 0.19, result: 0.2 } as const;

const words: Readonly<Record<SheetRow['result'], string>> = {
  passed: 'Passed',
  advised: 'Suggestion',
  warned: 'Warning',
  failed: 'Failed',
  unmeasured: 'Not measured',
};

const colors: Readonly<Record<SheetRow['result'], string>> = {
  passed: '#1d4a38',
  advised: inks.quiet,
  warned: inks.accent,
  failed: '#a3222b',
  unmeasured: inks.quiet,
};

/** Signs of comparison as words, for readers who are no programmers. */
const inWords = (required: string): string =>
  required
    .replace(/>= /g, 'at least ')
    .replace(/<= /g, 'at most ')
    .replace(/^true$/, 'yes');

/** Of many places the first few. */
const maxPlaces = 4;

const measuredText = ({ measured }: SheetRow): string => {
  const shown = measured.slice(0, maxPlaces).map(printable).join('; ');
  return measured.length > maxPlaces ? `${shown}; and ${measured.length - maxPlaces} more` : shown;
};

interface Block {
  readonly high: number;
  readonly draw: (x: number, y: number) => void;
}

const titleBlock = (doc: Pdf, title: string, wide: number): Block => ({
  high: 17,
  draw: (x, y) => {
    doc.rect(x, y + 3, wide, 12).fill(fills.service);
    write(doc, title, x + 2, y + 11.5, { size: 7.5, strong: true });
    const head = (text: string, share: number): void => write(doc, text, x + share * wide, y + 11.5, quiet);
    head('Required', columns.rule);
    head('Citation', columns.rule + columns.required);
    head('Result', columns.rule + columns.required + columns.cite);
  },
});

const rowBlock = (doc: Pdf, row: SheetRow, wide: number): Block => {
  const lines = (text: string, share: number, look: Look): string[] =>
    linesOf(doc, text, share * wide - 6, look);
  const texts = {
    rule: lines(row.title, columns.rule, body),
    required: lines(inWords(row.required), columns.required, body),
    cite: lines(`${row.cite}${row.source === 'memory' ? ' (to be confirmed)' : ''}`, columns.cite, quiet),
    measured: lines(measuredText(row), columns.result, quiet),
  };
  const maxLines = Math.max(
    texts.rule.length + 1,
    texts.required.length,
    texts.cite.length,
    texts.measured.length + 1,
  );
  return {
    high: maxLines * leading + 3,
    draw: (x, y) => {
      const column = (all: readonly string[], share: number, look: Look, from = 0): void =>
        all.forEach((text, at) => write(doc, text, x + share * wide, y + (at + from + 1) * leading, look));
      column(texts.rule, 0.004, body);
      column([row.id], 0.004, { size: 5.6, color: inks.quiet }, texts.rule.length);
      column(texts.required, columns.rule, body);
      column(texts.cite, columns.rule + columns.required, quiet);
      const last = columns.rule + columns.required + columns.cite;
      column([words[row.result]], last, { size, strong: true, color: colors[row.result] });
      column(texts.measured, last, quiet, 1);
      const bottom = y + maxLines * leading + 2.5;
      doc
        .undash()
        .lineWidth(0.25)
        .strokeColor(inks.faint)
        .moveTo(x, bottom)
        .lineTo(x + wide, bottom)
        .stroke();
    },
  };
};

const gap = 22;

/**
 * The rules one after the other, in two columns, on as many pages as they take.
 * @param nextPage begins a page, and says what of it is free
 */
export const drawCodeSheet = (doc: Pdf, sheet: CodeSheet, nextPage: () => Area): void => {
  let area = nextPage();
  const wide = (area.w - gap) / 2;
  const summary = `${sheet.passed} rules passed, ${sheet.warned} with a warning, ${sheet.failed} failed. ${sheet.sentence}`;
  const head = (): number => {
    write(doc, 'Code sheet', area.x, area.y + 11, { size: 13, strong: true });
    write(doc, summary, area.x + area.w, area.y + 11, { size: 8, color: inks.quiet, align: 'right' });
    return area.y + 20;
  };
  let column = 0;
  let top = head();
  let y = top;
  const step = (): void => {
    if (column === 0) column = 1;
    else {
      area = nextPage();
      column = 0;
      top = head();
    }
    y = top;
  };
  for (const { title, rows } of sheet.parts) {
    const blocks = [titleBlock(doc, title, wide), ...rows.map((row) => rowBlock(doc, row, wide))];
    for (const [at, block] of blocks.entries()) {
      // A title stays with its first rule.
      const needed = block.high + (at === 0 ? (blocks[1]?.high ?? 0) : 0);
      if (y + needed > area.y + area.h && y > top) step();
      block.draw(area.x + column * (wide + gap), y);
      y += block.high;
    }
  }
};
