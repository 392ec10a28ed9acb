import { bigint } from '../../../platform/db/bigint.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { secondFactorKinds, type SecondFactorKind } from '@hearthline/rules/people/second-factors.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import { User } from './user.entity.ts';

/** What an account confirms a sign-in with, besides the password: an authenticator app, or a passkey. */
@Entity({ tableName: 'second_factors' })
@Index({
  name: 'second_factors_authenticator_unique',
  expression:
    "create unique index second_factors_authenticator_unique on second_factors (user_id) where kind = 'authenticator'",
})
export class SecondFactor extends BaseEntity {
  @Index({ name: 'second_factors_user_index' })
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: User;

  @Enum({ items: () => [...secondFactorKinds], type: 'string', columnType: 'text' })
  kind!: SecondFactorKind;

  /** What its owner calls it. */
  @Property({ type: 'text' })
  name!: string;

  /** Of an authenticator, the shared secret, encrypted; of a passkey, its public key (COSE, in base64url). */
  @Property({ type: 'text' })
  secret!: string;

  /** The id of a passkey, in base64url. */
  @Property({ type: 'text', nullable: true, unique: 'second_factors_credential_unique' })
  credentialId!: string | null;

  /** Of an authenticator, the time step of the last accepted code; of a passkey, its signature counter. Neither is accepted twice. */
  @Property({ type: bigint, default: 0 })
  counter!: number;

  /** How the browser reaches a passkey, as it said when the passkey was made. */
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  transports!: string[];

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt!: Date | null;
}
