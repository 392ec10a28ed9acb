import {
  enteredLines,
  linesOfDesigns,
  withContractTax,
  type StoredChangeLine,
} from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import {
  changeOrderSentences,
  type ChangeLineInput,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { designToQuote, type DesignToQuote } from '../../../homes/designs/design.api.ts';
import type { PresentContract } from './present-contract.ts';

/** The version of a design that is meant, the newest if none is. @throws AppError BAD_INPUT for one that does not exist */
export const versionMeant = async (db: Db, code: string, version: number | null): Promise<number> => {
  const row = await db
    .selectFrom('designs as d')
    .innerJoin('designVersions as v', 'v.designId', 'd.id')
    .select('v.version')
    .where('d.code', '=', code)
    .where((eb) => eb('v.version', '=', version ?? eb.ref('d.version')))
    .executeTakeFirst();
  if (!row) throw fieldError('toVersion', changeOrderSentences.toVersion);
  return row.version;
};

/** A version of the design of a contract at the prices of today. @throws AppError CONFLICT if it has none, UNAVAILABLE */
export const pricedVersion = async (
  context: Context,
  { designCode }: Pick<PresentContract, 'designCode'>,
  version: number,
): Promise<DesignToQuote> => {
  const design = await designToQuote(context, designCode, version);
  if (!design || design.price.lines.length === 0) throw conflict(quoteSentences.noPrice);
  return design;
};

/** The lines that the versions of the design make, by the price book of today. @throws AppError as of {@link pricedVersion} */
export const linesOfVersions = async (
  context: Context,
  contract: PresentContract,
  toVersion: number,
): Promise<StoredChangeLine[]> => {
  if (toVersion === contract.designVersion) return [];
  const [from, to] = [
    await pricedVersion(context, contract, contract.designVersion),
    await pricedVersion(context, contract, toVersion),
  ];
  return withContractTax(
    linesOfDesigns(from.price.lines, to.price.lines, contract.presentCents),
    contract.tax,
  );
};

/** The lines that staff have entered, with tax. @throws AppError BAD_INPUT for one that settles no allowance of the agreement, or by nothing more */
export const linesEntered = (
  { allowances, tax }: Pick<PresentContract, 'allowances' | 'tax'>,
  sent: readonly ChangeLineInput[],
): StoredChangeLine[] => {
  const lines = enteredLines(sent, allowances);
  const settling = sent.flatMap(({ settles }, at) => (settles === null ? [] : [{ settles, at }]));
  for (const [place, { settles, at }] of settling.entries()) {
    const field = `lines.${at}.settles`;
    if (!allowances.has(settles)) throw fieldError(field, changeOrderSentences.settles);
    if (settling.findIndex((other) => other.settles === settles) !== place)
      throw fieldError(field, changeOrderSentences.settlesTwice);
    const line = lines.find((one) => one.settles === settles);
    if (!line || line.amountCents <= 0)
      throw fieldError(`lines.${at}.amountCents`, changeOrderSentences.settlesLess);
  }
  return withContractTax(lines, tax);
};
