import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { dealFilter } from '@hearthline/rules/sale/deals/rules.ts';
import { lostReasonTitles, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvOfRecords, filtersOf, type CsvColumns } from '../../../platform/text/csv-export.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealsByIds, idsOfDeals, type DealRecord } from './deal.queries.ts';
import { dealNumber } from './deal-view.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = dealFilter.omit({ page: true });

/** The columns of the file; amounts are in dollars. */
const columns: CsvColumns<DealRecord> = [
  ['Number', ({ number }) => dealNumber(number)],
  ['Buyer', ({ buyerName }) => buyerName],
  ['Co-buyers', ({ coBuyers }) => coBuyers.map(({ name, email }) => `${name} <${email}>`)],
  ['Stage', ({ stage }) => stageTitles[stage]],
  ['Value', ({ valueCents }) => valueCents / 100],
  ['Probability (%)', ({ probabilityPercent }) => probabilityPercent],
  ['Weighted value', ({ weightedCents }) => weightedCents / 100],
  ['Expected close', ({ expectedCloseOn }) => expectedCloseOn],
  ['Owner', ({ owner }) => owner?.name],
  ['Source', ({ source }) => source],
  ['Phone', ({ buyerPhone }) => buyerPhone],
  ['Home', ({ homeName }) => homeName],
  ['Design', ({ designCode }) => designCode && codeInWords(designCode)],
  ['Lost because of', ({ lostReason }) => lostReason && lostReasonTitles[lostReason]],
  ['Note on the loss', ({ lostNote }) => lostNote],
  ['Created', ({ createdAt }) => createdAt],
  ['In this stage since', ({ stageSince }) => stageSince],
  ['Last activity', ({ touchedAt }) => touchedAt],
];

/** The deals that staff look for as a CSV file, in the order of the list. @throws AppError BAD_INPUT */
export const exportDeals = async (context: Context, input: unknown): Promise<Readable> => {
  const { sort, ...wanted } = validate(exportFilter, input);
  const isNobodys = wanted.owner !== null && !isId(wanted.owner);
  const found = isNobodys
    ? undefined
    : await context.slowRead(() => idsOfDeals(context.db, wanted, sort).executeTakeFirst());
  const ids = found?.ids ?? [];
  await auditAlone(context, {
    action: 'deal.export',
    details: { deals: ids.length, filters: filtersOf(wanted) },
  });
  return csvOfRecords(columns, ids, (some) => context.query(dealsByIds, { ids: some.join(',') }));
};
