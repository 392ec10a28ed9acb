import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { settings, type SettingKey, type SettingValue } from '@hearthline/rules/office/settings.ts';
import { sql } from 'kysely';
import type { Transaction } from './query-builder.ts';
import type { Reads } from './database.ts';
import { prepare, type Placeholders } from './statement.ts';

/** A value that admins can edit; a key without a row has its initial value. */
@Entity({ tableName: 'settings' })
export class Setting {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'jsonb' })
  value!: unknown;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** Increases with each change. */
  @Property({ type: 'integer', default: 1 })
  version!: number;
}

const setting = prepare('setting', (db, p: Placeholders<{ key: string }>) =>
  db.selectFrom('settings').select('value').where('key', '=', p.key),
);

/** The version of a setting; none while nobody has changed it. */
export const settingVersion = prepare('setting_version', (db, p: Placeholders<{ key: string }>) =>
  db.selectFrom('settings').select('version').where('key', '=', p.key),
);

/** The version of settings that are edited together, by the row of one of them; without that row it is 1. */
export const versionOf = (row: { version: number } | undefined): number => (row?.version ?? 0) + 1;

/** Reads one setting. If there is none, or the stored value no longer fits its rule, returns the initial value. */
export const readSetting = async <K extends SettingKey>(
  { query }: Pick<Reads, 'query'>,
  key: K,
): Promise<SettingValue<K>> => {
  const row = await query.byKey(setting, { key });
  const parsed = settings[key].schema.safeParse(row?.value);
  return (parsed.success ? parsed.data : settings[key].initial) as SettingValue<K>;
};

/** Stores a setting in the caller's transaction, and counts its version up. */
export const writeSetting = async <K extends SettingKey>(
  trx: Transaction,
  key: K,
  value: SettingValue<K>,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('settings')
    .values({ key, value: sql`${JSON.stringify(value)}::jsonb`, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updatedAt: eb.ref('excluded.updatedAt'),
        version: eb('settings.version', '+', 1),
      })),
    )
    .execute();
};
