import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { suppress, suppressionOf } from './suppress-address.ts';

const linkOf = prepare('unsubscribe', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('campaignRecipients')
    .select(['id as recipientId', 'campaignId', 'email'])
    .where('id', '=', p.id),
);
type Link = NonNullable<(typeof linkOf)['row']>;

/** The recipient of a link; null for the link of a test mail. @throws AppError LINK_INVALID when it is forged, or its recipient is gone */
const openLink = async (context: Context, token: string): Promise<Link | null> => {
  const text = context.signature.verify('unsubscribe', token);
  if (text === 'test') return null;
  const link = isId(text) ? await context.query.byKey(linkOf, { id: text }) : undefined;
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
  const found = await context.query(suppressionOf, { emailFolded: foldEmail(link.email) });
  return { email: link.email, subscribed: !found.length };
};

/** Marks the recipient as unsubscribed, or no longer, and counts it. @returns whether that is a change */
const markUnsubscribed = async (trx: Transaction, link: Link, at: Date | null): Promise<boolean> => {
  const marked = await trx
    .updateTable('campaignRecipients')
    .set('unsubscribedAt', at)
    .where('id', '=', link.recipientId)
    .where('unsubscribedAt', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return false;
  await trx
    .updateTable('campaigns')
    .set((eb) => ({ unsubscribed: eb('unsubscribed', at ? '+' : '-', 1) }))
    .where('id', '=', link.campaignId)
    .execute();
  return true;
};

/** Removes a link's address from all campaigns, now and later; repeating it changes nothing. @throws AppError LINK_INVALID */
export const unsubscribe = async (context: Context, token: string): Promise<{ message: string }> => {
  const link = await openLink(context, token);
  if (!link) return { message: campaignSentences.testLink };
  await context.transaction(async (trx) => {
    // Locks the recipient, the campaign and the list in the order in which the outcome of a mail is recorded (record-outcomes.ts).
    const marked = await markUnsubscribed(trx, link, context.now());
    const added = await suppress(trx, {
      email: link.email,
      reason: 'unsubscribed',
      detail: null,
      campaignId: link.campaignId,
    });
    if (added || marked)
      await audit(context, trx, { action: 'campaign.unsubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.unsubscribed };
};

/** Undoes an unsubscription, and nothing else: an address that bounced, or that an admin entered, stays out. @throws AppError LINK_INVALID, CONFLICT */
export const resubscribe = async (context: Context, token: string): Promise<{ message: string }> => {
  const link = await openLink(context, token);
  if (!link) return { message: campaignSentences.testLink };
  await context.transaction(async (trx) => {
    const marked = await markUnsubscribed(trx, link, null);
    const suppressed = await trx
      .selectFrom('mailSuppressions')
      .select('reason')
      .where('emailFolded', '=', foldEmail(link.email))
      .forUpdate()
      .executeTakeFirst();
    // The error rolls back everything above.
    if (suppressed && suppressed.reason !== 'unsubscribed')
      throw new AppError('CONFLICT', { message: campaignSentences.excluded });
    await trx.deleteFrom('mailSuppressions').where('emailFolded', '=', foldEmail(link.email)).execute();
    if (suppressed || marked)
      await audit(context, trx, { action: 'campaign.resubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.subscribed };
};
