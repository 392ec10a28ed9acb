import { rangeText } from '../../dollars.ts';
import { isTax } from './groups.ts';
import { amountOf, withTax, type StoredLine } from './quote-lines.ts';
import type { LineInput } from './quote-rules.ts';

/** The key of a line that staff added. */
export const ownKey = 'other:line';

const costOfEdited = (before: StoredLine | undefined, quantity: number): number | null => {
  if (!before || before.costCents === null || before.quantity === 0) return null;
  return Math.round((before.costCents * quantity) / before.quantity);
};

/** What an excluded line says of what it would have cost, unless staff say something. */
const excludedNote = (line: LineInput): string | null => {
  if (line.note !== null || line.basis !== 'excluded') return line.note;
  const amount = line.amountCents ?? line.unitCents;
  return amount ? `Usually about ${rangeText(amount, amount)}` : null;
};

/** The percentage of a tax line: one that staff set is also what the tax does not exceed; as it was read, it stays. */
const percentsOfEdited = (
  { percent: before, highPercent }: StoredLine,
  { percent }: LineInput,
): Pick<StoredLine, 'percent' | 'highPercent'> =>
  percent === null || percent === before
    ? { percent: before, highPercent: highPercent ?? before }
    : { percent, highPercent: percent };

/**
 * The lines of a draft after staff have edited them. Those of tax are computed anew, whatever was sent as their amounts; one that was
 * left out stays, because tax is due whether a line says so or not.
 */
export const editedLines = (before: readonly StoredLine[], sent: readonly LineInput[]): StoredLine[] => {
  const left = [...before];
  const take = (key: string, label: string): StoredLine | undefined => {
    const exact = left.findIndex((line) => line.key === key && line.label === label);
    const at = exact >= 0 ? exact : left.findIndex((line) => line.key === key);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const lines = sent.flatMap((line): StoredLine[] => {
    const key = line.key ?? ownKey;
    const old = take(key, line.label);
    // Only a tax of the price book is computed; nobody can add another.
    if (isTax(key))
      return old
        ? [
            {
              ...old,
              label: line.label,
              basis: line.basis,
              note: line.note,
              ...percentsOfEdited(old, line),
            },
          ]
        : [];
    const amounts = amountOf(line);
    return [
      {
        key,
        label: line.label,
        basis: line.basis,
        quantity: line.quantity,
        ...amounts,
        notToExceedCents: line.basis === 'allowance' ? (line.notToExceedCents ?? amounts.amountCents) : null,
        taxable: line.taxable,
        note: excludedNote(line),
        costCents: costOfEdited(old, line.quantity),
        percent: null,
      },
    ];
  });
  return withTax([...lines, ...left.filter(({ key }) => isTax(key))]);
};
