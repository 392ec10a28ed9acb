import { percentOf } from '../../rounding.ts';
import type { PriceLine } from '../../homes/prices/price-lines.ts';
import { byGroup, isTax } from '../quotes/groups.ts';
import { ownKey } from '../quotes/edited-lines.ts';
import { amountOf, shownLines, totalOf, type QuoteLine, type StoredLine } from '../quotes/quote-lines.ts';
import type { ChangeLineInput } from './change-order-rules.ts';

/** A line of a change order as it is stored; always firm. A credit is negative. */
export interface StoredChangeLine extends StoredLine {
  /** The line of the agreement, an allowance, that it settles above what that does not exceed; null otherwise. */
  readonly settles: string | null;
}

/** A line of a change order. */
export interface ChangeLine extends QuoteLine {
  readonly settles: string | null;
}

/** The tax of a contract, by which its changes are taxed; null where none is due. */
export type ContractTax = Pick<QuoteLine, 'key' | 'label'> & { readonly percent: number };

type PricedLine = Pick<PriceLine, 'key' | 'label' | 'quantity' | 'estimateCents' | 'taxable'>;

const estimateOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { estimateCents }) => sum + estimateCents, 0);

/**
 * Lines with the tax of the contract on the taxable ones, as the last line: negative where they are. What was there of tax is replaced, and
 * tax of nothing is no line.
 */
export const withContractTax = (
  lines: readonly StoredChangeLine[],
  tax: ContractTax | null,
): StoredChangeLine[] => {
  const others = lines.filter(({ key }) => !isTax(key));
  const amountCents = tax ? percentOf(totalOf(others.filter(({ taxable }) => taxable)), tax.percent) : 0;
  if (!tax || amountCents === 0) return others;
  return [
    ...others,
    {
      key: tax.key,
      label: tax.label,
      basis: 'firm',
      quantity: 1,
      unitCents: null,
      amountCents,
      taxable: false,
      percent: tax.percent,
      note: null,
      costCents: null,
      settles: null,
    },
  ];
};

/**
 * The lines of a change from one version of a design to another, both priced by the book of today: keys whose estimate differs. What goes
 * is credited with its present amount in the contract, what comes costs its estimate, what grows or shrinks the difference of estimates. Tax
 * is left out.
 * @param presentCents what the lines of a key come to in the contract, in whole cents
 */
export const linesOfDesigns = (
  from: readonly PricedLine[],
  to: readonly PricedLine[],
  presentCents: (key: string) => number,
): StoredChangeLine[] => {
  const keys = [...new Set([...to, ...from].map(({ key }) => key))].filter((key) => !isTax(key));
  const lines = keys.flatMap((key): StoredChangeLine[] => {
    const [before, after] = [from, to].map((all) => all.filter((line) => line.key === key));
    const [shown] = after?.length ? after : (before ?? []);
    if (!before || !after || !shown) return [];
    const amountCents = after.length ? estimateOf(after) - estimateOf(before) : -presentCents(key);
    if (amountCents === 0) return [];
    const isWhole = before.length === 0 && after.length === 1;
    return [
      {
        key,
        label: shown.label,
        basis: 'firm',
        quantity: isWhole ? shown.quantity : 1,
        unitCents: null,
        amountCents,
        taxable: shown.taxable,
        percent: null,
        note: null,
        costCents: null,
        settles: null,
      },
    ];
  });
  return byGroup(lines).flatMap(({ lines: own }) => own);
};

/** The lines that staff have sent, without those of tax. @param allowances the allowances of the agreement by their ids */
export const enteredLines = (
  sent: readonly ChangeLineInput[],
  allowances: ReadonlyMap<string, Pick<QuoteLine, 'key' | 'taxable'>>,
): StoredChangeLine[] =>
  sent
    .filter(({ key }) => !isTax(key ?? ''))
    .map((line) => {
      const allowance = line.settles === null ? undefined : allowances.get(line.settles);
      return {
        key: line.key ?? allowance?.key ?? ownKey,
        label: line.label,
        basis: 'firm',
        quantity: line.quantity,
        ...amountOf(line),
        taxable: line.taxable ?? allowance?.taxable ?? false,
        percent: null,
        note: line.note,
        costCents: null,
        settles: line.settles,
      };
    });

/** Lines as everybody sees them, each with its place. */
export const shownChangeLines = (lines: readonly StoredChangeLine[]): ChangeLine[] =>
  shownLines(lines).map((line, at) => ({ ...line, settles: lines[at]?.settles ?? null }));
