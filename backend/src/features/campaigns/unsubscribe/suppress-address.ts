import type { SuppressionReason } from '@hearthline/rules/campaigns/rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';

interface NewEntry {
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly detail: string | null;
  readonly campaignId: string | null;
}

/** Puts an address on the suppression list. @returns the entry's id, or null if the address is already there */
export const suppress = async (
  em: EntityManager,
  { email, reason, detail, campaignId }: NewEntry,
): Promise<string | null> => {
  const [added] = await executeIn<{ id: string }>(
    em,
    'insert into mail_suppressions (email, email_folded, reason, detail, campaign_id) values ($1, $2, $3, $4, $5) on conflict (email_folded) do nothing returning id',
    [email, foldEmail(email), reason, detail, campaignId],
  );
  return added?.id ?? null;
};
