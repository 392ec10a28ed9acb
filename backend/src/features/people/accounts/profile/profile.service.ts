import { accountChange } from '@hearthline/rules/people/accounts.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { ownColumns } from '../users/user.fields.ts';

/** Picks the fields that owners may see of their own account. */
export const accountOf = (
  user: Pick<Row<'users'>, (typeof ownColumns)[number]>,
  mustAddSecondFactor = false,
) => ({
  ...pick(user, ownColumns),
  mustAddSecondFactor,
});

/** All that the client ever learns about an account. */
export type Account = Readonly<ReturnType<typeof accountOf>>;

const ownAccount = prepare('own_account', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select(ownColumns).where('id', '=', p.id),
);

/** The viewer's own account. @throws AppError UNAUTHENTICATED */
export const readAccount = async (context: Context): Promise<Account> => {
  const { viewer } = context;
  const user = viewer && (await context.query.byKey(ownAccount, { id: viewer.id }));
  if (!user) throw new AppError('UNAUTHENTICATED');
  return accountOf(user, viewer.mustAddSecondFactor);
};

/** Changes name and phone of the viewer's account. @throws AppError BAD_INPUT, UNAUTHENTICATED */
export const updateAccount = async (context: Context, input: unknown): Promise<Account> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return context.transaction(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['name', 'phone'])
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    const { name, phone } = validate(accountChange, input, before);
    const user = await trx
      .updateTable('users')
      .set((eb) => ({ name, phone, version: eb('version', '+', 1) }))
      .where('id', '=', viewer.id)
      .returning(ownColumns)
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'account.update',
      object: ['user', viewer.id],
      details: { fields: ['name', 'phone'] },
    });
    return accountOf(user, viewer.mustAddSecondFactor);
  });
};
