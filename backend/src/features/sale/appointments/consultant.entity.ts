import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { IntegerArray } from '../../../platform/db/integer-array.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** A person who holds consultations. A slot can be booked by as many visitors as there are consultants at work. */
@ObjectType({ simpleResolvers: true, description: 'A person who holds consultations.' })
@Entity({ tableName: 'consultants' })
export class Consultant extends VersionedEntity {
  @Field(() => String, { description: 'At most 120 characters; visitors see it in their confirmation.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Boolean, {
    description:
      'Whether new bookings are given to this consultant. Off duty, they keep their existing bookings.',
  })
  @Property({ type: 'boolean', default: true })
  onDuty!: boolean;

  /** The order of lists; of several who could equally well be booked, the lowest is. */
  @Field(() => Int, {
    description: 'The place in lists. Of several who could equally well be booked, the lowest is.',
  })
  @Property({ type: 'integer', default: 0 })
  position!: number;

  @Field(() => [Int], { description: 'The weekdays on which they work; Monday is 1, Sunday 7.' })
  @Property({ type: IntegerArray, columnType: 'smallint[]', defaultRaw: "'{1,2,3,4,5,6,7}'" })
  weekdays!: number[];

  /** Where news of their bookings is mailed. */
  @Field(() => String, {
    nullable: true,
    description:
      'Where news of their bookings is mailed. If null, to the address of the account; without an account, to the company.',
  })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @Index({ name: 'consultants_user_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  user!: User | null;

  /** Whose account it was until that was removed. Without an account since, and off duty, the consultant has left. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict', index: false })
  formerUser!: User | null;
}
