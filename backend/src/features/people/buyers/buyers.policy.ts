import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Bound } from '../../../platform/db/statement-variants.ts';

/**
 * Who the buyers of a deal are (decision 0071): its contact and its co-buyers. An account is a buyer's only if it is an active customer's
 * and its verified address is, at the moment of the request, that of the contact or of a co-buyer. Nothing else counts: no design, no
 * link, no lead, no name, no phone. Migration 0058 says it as functions of the database, because triggers ask as well; every policy, mail
 * and list that is about buyers asks here.
 */

/** The ids of the deals that an account buys by. @param accountId the account; null buys nothing */
const boughtDeals = (accountId: Bound<string>): RawBuilder<string> =>
  sql<string>`(select bought from bought_deals(${accountId}) bought)`;

/**
 * The condition that an account is a buyer's of a deal. The deals are asked for once for the whole statement, by index.
 * @param dealId a column of the statement with the id of a deal
 */
export const isBoughtBy = (dealId: string, accountId: Bound<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(dealId)} = any (array${boughtDeals(accountId)})`;

/** The ids of the accounts of the buyers of a deal. @param dealId a column of the statement with the id of a deal */
export const buyersAccounts = (dealId: string): RawBuilder<string> =>
  sql<string>`(select buyer.user_id from deal_buyer_accounts(${sql.ref(dealId)}) buyer)`;

/** The account of the first buyer who has one; null if nobody has. @param dealId the id of a deal */
export const firstBuyersAccount = (dealId: Bound<string>): RawBuilder<string | null> =>
  sql<string | null>`(select user_id from deal_buyer_accounts(${dealId}) order by place, user_id limit 1)`;
