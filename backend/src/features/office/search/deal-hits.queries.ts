import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { searchDeals } from '../../sale/deals/deal.api.ts';
import { readableDb } from '../scope/readable-tables.policy.ts';
import { detailOf, type FoundHit } from './found-hit.ts';

/** The deals that a member of staff reads, by number, buyer or the code of the design. */
export const dealHits = async (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  search: string,
): Promise<FoundHit[]> =>
  (await searchDeals({ db: readableDb(db, viewer, ['deals']) }, search)).map(
    ({ id, number, buyerName, stage, valueCents, designCode, touchedAt }) => ({
      kind: 'deal',
      id,
      title: `${number}, ${buyerName}`,
      detail: detailOf(
        stageTitles[stage],
        wholeDollars(Math.round(valueCents / 100)),
        designCode && codeInWords(designCode),
      ),
      path: `/deals/${id}`,
      at: touchedAt,
    }),
  );
