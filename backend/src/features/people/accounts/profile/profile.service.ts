import { accountChange } from '@hearthline/rules/people/accounts.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { pick } from '../../../../platform/db/pick.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { User } from '../user.entity.ts';
import { ownFields } from '../users/user.fields.ts';

/** Picks the fields that owners may see of their own account. */
export const accountOf = (user: User, mustAddSecondFactor = false) => ({
  ...pick(user, ownFields),
  mustAddSecondFactor,
});

/** All that the client ever learns about an account. */
export type Account = Readonly<ReturnType<typeof accountOf>>;

/** The viewer's own account. @throws AppError UNAUTHENTICATED */
export const readAccount = async (context: Context): Promise<Account> => {
  const { viewer } = context;
  const user = viewer && (await context.transaction((em) => em.findOne(User, { id: viewer.id })));
  if (!user) throw new AppError('UNAUTHENTICATED');
  return accountOf(user, viewer.mustAddSecondFactor);
};

/** Changes name and phone of the viewer's account. @throws AppError BAD_INPUT, UNAUTHENTICATED */
export const updateAccount = async (context: Context, input: unknown): Promise<Account> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return context.transaction(async (em) => {
    const user = await em.findOneOrFail(User, { id: viewer.id });
    const { name, phone } = validate(accountChange, input, user);
    user.name = name;
    user.phone = phone;
    user.version += 1;
    await audit(context, em, {
      action: 'account.update',
      object: ['user', user.id],
      details: { fields: ['name', 'phone'] },
    });
    return accountOf(user, viewer.mustAddSecondFactor);
  });
};
