import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';

/**
 * Somebody has signed up, with an address that nobody has proved yet. It becomes an account when the link mailed for it is
 * confirmed; several may wait for one address, and the first that is confirmed ends the others.
 */
@Entity({ tableName: 'sign_ups' })
export class SignUp extends BaseEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Index({ name: 'sign_ups_email_index' })
  @Property({ type: 'text' })
  emailFolded!: string;

  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  /** argon2id in PHC form. All that wait for one address have the same salt, so that a sign-in compares them all with one hash. */
  @Property({ type: 'text' })
  passwordHash!: string;
}
