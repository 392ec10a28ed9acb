import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { settings, type SettingKey, type SettingValue } from '@hearthline/rules/settings.ts';
import type { Sql } from './database.ts';

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

/** Reads one setting. If there is none, or the stored value no longer fits its rule, returns the initial value. */
export const readSetting = async <K extends SettingKey>(sql: Sql, key: K): Promise<SettingValue<K>> => {
  const row = await sql.byKey<{ value: unknown }>('setting', 'select value from settings where key = $1', [
    key,
  ]);
  const parsed = settings[key].schema.safeParse(row?.value);
  return (parsed.success ? parsed.data : settings[key].initial) as SettingValue<K>;
};
