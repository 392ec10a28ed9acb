import { printable } from '@hearthline/model/drawing/labels/text-width.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { Reading, ReadingBlock } from '@hearthline/rules/sale/agreements/reading.ts';
import { z } from 'zod';
import { partsOf, type Block, type PartBlocks } from './agreement-blocks.ts';

const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'row']),
  text: z.string(),
  cells: z.array(z.string()).optional(),
});

/** The shape of a {@link Reading}, for the API's manual. */
export const reading = z.object({
  parts: z.array(z.object({ key: z.string(), title: z.string(), blocks: z.array(block) })),
});

const shown = (one: Block): ReadingBlock[] => {
  if (one.kind === 'drawing' || one.kind === 'gap') return [];
  if (one.kind !== 'row') return [{ kind: one.kind, text: printable(one.text) }];
  const cells = one.cells.map(({ text }) => text.split('\n').map(printable).join('\n'));
  return [{ kind: 'row', text: cells.filter(Boolean).join(' ').replaceAll('\n', ' '), cells }];
};

/** What parts of a document say, made of the same blocks as its PDF (rule `contract.reading`). */
export const readingOfParts = (parts: readonly PartBlocks[]): Reading => ({
  parts: parts.map(({ key, title, blocks }) => ({ key, title, blocks: blocks.flatMap(shown) })),
});

/** What an agreement says. */
export const readingOf = (document: AgreementDocument): Reading => readingOfParts(partsOf(document));
