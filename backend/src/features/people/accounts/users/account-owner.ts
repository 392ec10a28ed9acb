import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';

/** Whose account it is, as far as mails and authenticators name them. */
export type AccountOwner = Readonly<Pick<Row<'users'>, 'id' | 'name' | 'email'>>;

/** The owner of an account that the caller has seen. @throws AppError CONFLICT when it is missing by now */
export const readOwner = (db: Db, id: string): Promise<AccountOwner> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
