import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { email as emailRule, foldEmail } from '@hearthline/rules/text.ts';
import { consumeUnlessFailed, isWithin } from '../../../../platform/access/rate-limits.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { TakenJob } from '../../../../platform/jobs/job-runner.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { nextRound } from '../../../../platform/mail/mail-round.ts';
import { validateOne } from '../../../../platform/validation/validate.ts';
import { isOwnMailbox } from '../../../people/accounts/own-mailbox.policy.ts';
import { designLinks, type MailedDesign } from './design.mail.ts';
import { homeViewOf } from '../design-home.ts';
import { findEditable } from '../design.policy.ts';
import { designScope } from '../design-scope.policy.ts';
import { designByCode, type DesignRecord } from '../design.queries.ts';
import { priceOfDesign } from '../read-design.ts';
import { storeKey } from '../save-design.ts';

/** A design that somebody who may change it wants mailed. */
interface WantedMail {
  readonly code: string;
  readonly address: string;
  /** Who owned it when that was asked for. */
  readonly ownerId: string | null;
}

/** Mails of designs that wait for the others to the same mailbox. */
export const mailDesignsJob = defineJob<WantedMail>('designs.mail', { workers: [{ batchSize: 50 }] });

/** Mails the links to some designs in one mail, each with a new key. Of a design that an account owns, it makes its reader a co-owner. */
const mailTogether = async (
  context: Context,
  address: string,
  designs: readonly DesignRecord[],
): Promise<void> => {
  const company = await readSetting(context, 'company');
  const [homes, prices] = await Promise.all([
    Promise.all(
      designs.map(({ code, content: { home }, homeName }) => homeViewOf(context, { home, homeName, code })),
    ),
    Promise.all(designs.map(({ code, content }) => priceOfDesign(context, content, code))),
  ]);
  await context.transaction(async (trx) => {
    const mailed: MailedDesign[] = [];
    for (const [index, design] of designs.entries()) {
      const key = await storeKey(trx, design.id, design.ownerId !== null);
      const price = prices[index];
      const { loan } = design.content;
      mailed.push({
        design,
        home: homes[index] ?? null,
        price: price ? shortPriceOf(price, loan?.kind ?? null) : null,
        key,
      });
    }
    const [first, ...others] = mailed;
    if (first)
      await queueMail(
        context,
        trx,
        designLinks([first, ...others], address, company, context.publicUrl),
        company,
      );
  });
};

/** Mails what waits to one mailbox, each design once; not one that has been deleted or has another owner since. */
const mailWaiting = async (context: Context, all: readonly WantedMail[]): Promise<void> => {
  const wanted = [...new Map(all.map((one) => [one.code, one])).values()];
  const found = await Promise.all(
    wanted.map(({ code }) =>
      context.query.byKey(designByCode(designScope(null)), { code, keyHash: null, userId: null }),
    ),
  );
  const designs = found.filter(
    (row, index): row is DesignRecord => row !== undefined && row.ownerId === wanted[index]?.ownerId,
  );
  const [{ address }] = all as readonly [WantedMail];
  await mailTogether(context, address, designs);
};

/** Mails what waits, one mail to each mailbox. @returns the end of each job, in their order */
export const mailDesigns = (context: Context, jobs: readonly TakenJob<WantedMail>[]): Promise<void>[] => {
  const mailboxOf = ({ data }: TakenJob<WantedMail>): string => foldEmail(data.address);
  const ends = new Map(
    Array.from(Map.groupBy(jobs, mailboxOf), ([mailbox, those]) => [
      mailbox,
      mailWaiting(
        context,
        those.map(({ data }) => data),
      ),
    ]),
  );
  return jobs.map((job) => ends.get(mailboxOf(job)) ?? Promise.resolve());
};

/**
 * Mails a link with a new key to a design. Of one that an account owns, the link makes whoever opens it with an account a co-owner.
 * Nobody is refused for what others have sent to the same mailbox: after five mails in an hour, further designs wait for at most ten
 * minutes and come in one mail. What somebody mails to the verified address of their own account is not counted with that of others.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS
 */
export const mailDesign = async (context: Context, code: string, typed: unknown): Promise<true> => {
  const address = validateOne('email', emailRule, typed);
  const design = await findEditable(context, code);
  const mailbox = foldEmail(address);
  const { viewer, network, limits } = context;
  if (viewer && (await isOwnMailbox(context, address))) {
    await consumeUnlessFailed(limits, [['mailbox', `account ${viewer.id} design`]], () =>
      mailTogether(context, address, [design]),
    );
    return true;
  }
  await consumeUnlessFailed(
    limits,
    [
      ['mailAddress', network],
      ['mailbox', `${network} ${mailbox} design`],
    ],
    async () => {
      if (await isWithin(limits, 'mailbox', `${mailbox} design`))
        return mailTogether(context, address, [design]);
      const wanted = { code: design.code, address, ownerId: design.ownerId };
      await context.transaction((trx) =>
        context.jobs.enqueue(trx, mailDesignsJob, wanted, { startAfter: nextRound(context.now()) }),
      );
    },
  );
  return true;
};
