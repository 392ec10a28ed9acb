import { dealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvOfRecords, filtersOf } from '../../../../platform/text/csv-export.ts';
import { csvColumnsOf } from '../../../../platform/records/record-csv.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { dealFields } from '../deal.fields.ts';
import { dealReader } from '../deal.policy.ts';
import { dealsByIds, dealsOf, idsOfDeals } from '../deal.queries.ts';
import { dealView, type DealView } from '../deal-view.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = dealFilter.omit({ page: true });

const columns = csvColumnsOf<typeof dealFields, DealView>(dealFields);

/** The deals that staff look for as a CSV file, in the order of the list. @throws AppError BAD_INPUT */
export const exportDeals = async (context: Context, input: unknown): Promise<Readable> => {
  const { sort, ...wanted } = validate(exportFilter, input);
  const found = await context.slowRead(() => idsOfDeals(dealsOf(context), wanted, sort).executeTakeFirst());
  const ids = found?.ids ?? [];
  await auditAlone(context, {
    action: 'deal.export',
    details: { deals: ids.length, filters: filtersOf(wanted) },
  });
  const { viewer } = context;
  const some = dealsByIds(dealReader(viewer));
  return csvOfRecords(columns, ids, async (wantedIds) =>
    (await context.query(some, { ids: wantedIds.join(','), viewerId: viewer?.id ?? '' })).map((row) =>
      dealView(viewer, row),
    ),
  );
};
