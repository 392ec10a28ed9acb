import { campaignSentences } from '@hearthline/rules/campaigns/rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { suppress } from './suppress-address.ts';

interface Link {
  readonly recipientId: string;
  readonly campaignId: string;
  readonly email: string;
}

/** The recipient of a link; null for the link of a test mail. @throws AppError LINK_INVALID when it is forged, or its recipient is gone */
const openLink = async (context: Context, token: string): Promise<Link | null> => {
  const text = context.signature.verify('unsubscribe', token);
  if (text === 'test') return null;
  const link = isId(text)
    ? await context.sql.byKey<Link>(
        'unsubscribe',
        'select id as "recipientId", campaign_id as "campaignId", email from campaign_recipients where id = $1',
        [text],
      )
    : undefined;
  if (!link) throw new AppError('LINK_INVALID');
  return link;
};

export interface Subscription {
  /** Null for the link of a test mail. */
  readonly email: string | null;
  readonly subscribed: boolean;
}

/** The subscription behind a mail's link; reading changes nothing. @throws AppError LINK_INVALID */
export const readSubscription = async (context: Context, token: string): Promise<Subscription> => {
  const link = await openLink(context, token);
  if (!link) return { email: null, subscribed: true };
  const found = await context.sql('unsubscribed', 'select 1 from mail_suppressions where email_folded = $1', [
    foldEmail(link.email),
  ]);
  return { email: link.email, subscribed: !found.length };
};

/** Removes a link's address from all campaigns, now and later; repeating it changes nothing. @throws AppError LINK_INVALID */
export const unsubscribe = async (context: Context, token: string): Promise<{ message: string }> => {
  const link = await openLink(context, token);
  if (!link) return { message: campaignSentences.testLink };
  await context.transaction(async (em) => {
    // Locks the recipient, the campaign and the list in the order in which the outcome of a mail is recorded (record-outcomes.ts).
    const [marked] = await executeIn(
      em,
      'update campaign_recipients set unsubscribed_at = $2 where id = $1 and unsubscribed_at is null returning 1',
      [link.recipientId, context.now()],
    );
    if (marked)
      await executeIn(em, 'update campaigns set unsubscribed = unsubscribed + 1 where id = $1', [
        link.campaignId,
      ]);
    const added = await suppress(em, {
      email: link.email,
      reason: 'unsubscribed',
      detail: null,
      campaignId: link.campaignId,
    });
    if (added || marked)
      audit(context, em, { action: 'campaign.unsubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.unsubscribed };
};

/** Undoes an unsubscription, and nothing else: an address that bounced, or that an admin entered, stays out. @throws AppError LINK_INVALID, CONFLICT */
export const resubscribe = async (context: Context, token: string): Promise<{ message: string }> => {
  const link = await openLink(context, token);
  if (!link) return { message: campaignSentences.testLink };
  await context.transaction(async (em) => {
    const [marked] = await executeIn(
      em,
      'update campaign_recipients set unsubscribed_at = null where id = $1 and unsubscribed_at is not null returning 1',
      [link.recipientId],
    );
    if (marked)
      await executeIn(em, 'update campaigns set unsubscribed = unsubscribed - 1 where id = $1', [
        link.campaignId,
      ]);
    const [kept] = await executeIn<{ reason: string }>(
      em,
      'select reason from mail_suppressions where email_folded = $1 for update',
      [foldEmail(link.email)],
    );
    // The error rolls back everything above.
    if (kept && kept.reason !== 'unsubscribed')
      throw new AppError('CONFLICT', { message: campaignSentences.keptOut });
    await executeIn(em, 'delete from mail_suppressions where email_folded = $1', [foldEmail(link.email)]);
    if (kept || marked)
      audit(context, em, { action: 'campaign.resubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.subscribed };
};
