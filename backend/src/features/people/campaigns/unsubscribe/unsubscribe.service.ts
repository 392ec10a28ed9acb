import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
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
const markUnsubscribed = async (em: EntityManager, link: Link, at: Date | null): Promise<boolean> => {
  const db = dbIn(em);
  const marked = await db
    .updateTable('campaignRecipients')
    .set('unsubscribedAt', at)
    .where('id', '=', link.recipientId)
    .where('unsubscribedAt', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return false;
  await db
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
  await context.transaction(async (em) => {
    // Locks the recipient, the campaign and the list in the order in which the outcome of a mail is recorded (record-outcomes.ts).
    const marked = await markUnsubscribed(em, link, context.now());
    const added = await suppress(em, {
      email: link.email,
      reason: 'unsubscribed',
      detail: null,
      campaignId: link.campaignId,
    });
    if (added || marked)
      await audit(context, em, { action: 'campaign.unsubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.unsubscribed };
};

/** Undoes an unsubscription, and nothing else: an address that bounced, or that an admin entered, stays out. @throws AppError LINK_INVALID, CONFLICT */
export const resubscribe = async (context: Context, token: string): Promise<{ message: string }> => {
  const link = await openLink(context, token);
  if (!link) return { message: campaignSentences.testLink };
  await context.transaction(async (em) => {
    const marked = await markUnsubscribed(em, link, null);
    const db = dbIn(em);
    const suppressed = await db
      .selectFrom('mailSuppressions')
      .select('reason')
      .where('emailFolded', '=', foldEmail(link.email))
      .forUpdate()
      .executeTakeFirst();
    // The error rolls back everything above.
    if (suppressed && suppressed.reason !== 'unsubscribed')
      throw new AppError('CONFLICT', { message: campaignSentences.excluded });
    await db.deleteFrom('mailSuppressions').where('emailFolded', '=', foldEmail(link.email)).execute();
    if (suppressed || marked)
      await audit(context, em, { action: 'campaign.resubscribe', object: ['campaign', link.campaignId] });
  });
  return { message: campaignSentences.subscribed };
};
