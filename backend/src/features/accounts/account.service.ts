import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { User } from './user.entity.ts';

/** What the client knows of an account: never more than these. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
  readonly phone: string | null;
  readonly role: User['role'];
  readonly isEmailVerified: boolean;
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
}

/** Picks what may be seen of one's own account. */
export const accountOf = ({ id, name, email, username, phone, role, isEmailVerified, mustChangePassword, createdAt }: User): Account => ({
  id,
  name,
  email,
  username,
  phone,
  role,
  isEmailVerified,
  mustChangePassword,
  createdAt,
});

/** The viewer's own account. @throws AppError UNAUTHENTICATED */
export const readAccount = async (context: Context): Promise<Account> => {
  const { viewer } = context;
  const user = viewer && (await context.transaction((em) => em.findOne(User, { id: viewer.id })));
  if (!user) throw new AppError('UNAUTHENTICATED');
  return accountOf(user);
};
