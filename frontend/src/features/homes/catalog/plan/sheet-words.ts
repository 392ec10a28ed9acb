import type { SheetRow } from '@hearthline/model/code-sheet/code-sheet.ts';

export const resultWords: Readonly<Record<SheetRow['result'], string>> = {
  passed: 'Passed',
  advised: 'Suggestion',
  warned: 'Advice',
  failed: 'Not met',
  unmeasured: 'Not measured',
};

/** Signs of comparison as words, for readers who are no programmers. */
export const requiredText = (required: string): string =>
  required
    .replace(/>= ?/g, 'at least ')
    .replace(/<= ?/g, 'at most ')
    .replace(/^true$/, 'yes');
