import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { PreferenceName } from '@hearthline/rules/office/preferences.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** A setting that a person chose for themselves; what nobody chose has no row. */
@Entity({ tableName: 'user_preferences' })
@Unique({ name: 'user_preferences_user_name_unique', properties: ['user', 'name'] })
export class UserPreference extends BaseEntity {
  @ManyToOne(() => User, { deleteRule: 'restrict', index: false })
  user!: User;

  @Property({ type: 'text' })
  name!: PreferenceName;

  /** As `preferenceChange` of the rules allows it. */
  @Property({ type: 'jsonb' })
  value!: unknown;
}
