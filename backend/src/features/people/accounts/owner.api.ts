import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { greet, oneLine, queueMail } from '../../../platform/mail/mail-outbox.ts';

/** What somebody owns from now on. */
export interface Owned {
  /** As it stands after "the new owner of": `the contact Ada Byron`. */
  readonly what: string;
  readonly path: string;
}

/** Mails a new owner what is theirs now. Whoever gives something to themselves knows. */
export const tellNewOwner = async (
  context: Pick<Context, 'viewer' | 'jobs' | 'mailer' | 'publicUrl'>,
  trx: Transaction,
  ownerId: string | null | undefined,
  { what, path }: Owned,
): Promise<void> => {
  if (!ownerId || ownerId === context.viewer?.id) return;
  const owner = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', ownerId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (!owner) return;
  await queueMail(
    context,
    trx,
    {
      kind: 'new_owner',
      to: { name: owner.name, address: owner.email },
      content: {
        subject: `Yours now: ${oneLine(what)}`,
        greeting: greet(owner.name),
        paragraphs: [`You are the new owner of ${oneLine(what)}.`],
        action: { label: 'Open it', url: `${context.publicUrl}${path}` },
      },
    },
    await readSetting(readsIn(trx), 'company'),
  );
};
