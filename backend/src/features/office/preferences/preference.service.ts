import { preferenceChange, preferencesOf } from '@hearthline/rules/office/preference-rules.ts';
import { preferenceNames, type Preferences } from '@hearthline/rules/office/preferences.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';

const stored = prepare('preferences', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('userPreferences').select(['name', 'value']).where('userId', '=', p.userId),
);

const viewerId = ({ viewer }: Pick<Context, 'viewer'>): string => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer.id;
};

/** The settings of the viewer. @throws AppError UNAUTHENTICATED */
export const readPreferences = async (context: Context): Promise<Preferences> =>
  preferencesOf(await context.query(stored, { userId: viewerId(context) }));

/**
 * Changes settings of the viewer, those that the input names; null restores what is usual.
 * @returns all of the viewer's settings
 * @throws AppError BAD_INPUT, UNAUTHENTICATED
 */
export const savePreference = async (context: Context, input: unknown): Promise<Preferences> => {
  const userId = viewerId(context);
  const change = validate(preferenceChange, input);
  await context.transaction(async (trx) => {
    for (const name of preferenceNames) {
      const value = change[name];
      if (value === undefined) continue;
      if (value === null) {
        await trx
          .deleteFrom('userPreferences')
          .where('userId', '=', userId)
          .where('name', '=', name)
          .execute();
        continue;
      }
      const json = sql`${JSON.stringify(value)}::jsonb`;
      await trx
        .insertInto('userPreferences')
        .values({ userId, name, value: json })
        .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ value: json }))
        .execute();
    }
  });
  return readPreferences(context);
};
