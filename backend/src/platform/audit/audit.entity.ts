import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../db/base.entity.ts';

/** One audit entry: who did what to what, and with what result. Rows are only ever added; the database refuses other changes. */
@ObjectType({ simpleResolvers: true, description: 'An entry of the audit log.' })
@Entity({ tableName: 'audit_entries' })
@Index({
  name: 'audit_entries_newest_index',
  expression: 'create index audit_entries_newest_index on audit_entries (created_at desc, id desc)',
})
@Index({
  name: 'audit_entries_actor_index',
  expression: 'create index audit_entries_actor_index on audit_entries (actor_id, created_at desc, id desc)',
})
@Index({
  name: 'audit_entries_action_index',
  expression: 'create index audit_entries_action_index on audit_entries (action, created_at desc, id desc)',
})
@Index({
  name: 'audit_entries_object_index',
  expression: 'create index audit_entries_object_index on audit_entries (object, created_at desc, id desc)',
})
@Index({
  name: 'audit_entries_failed_index',
  expression:
    "create index audit_entries_failed_index on audit_entries (created_at desc, id desc) where (result <> 'done')",
})
export class AuditEntry extends BaseEntity {
  /** Null: nobody was signed in, or the server itself did it. No foreign key: the entry outlives the account. */
  @Field(() => String, {
    nullable: true,
    description:
      'The id of the account that did it, which stays when the account is removed or erased. Null if nobody was signed in, or the server itself did it.',
  })
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  @Field(() => String, { description: 'What was done, as in `sign-in` or `user.role`.' })
  @Property({ type: 'text' })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was done to, as in `user:0199…`. Null if it was done to nothing in particular.',
  })
  @Property({ type: 'text', nullable: true })
  object!: string | null;

  @Field(() => String, { description: '`done`, or why it was not done.' })
  @Property({ type: 'text' })
  result!: string;

  @Field(() => String, { description: 'The id of the request, as in the server’s log.' })
  @Property({ type: 'text' })
  requestId!: string;

  /** Roles, counts, field names, values of settings; never personal data. */
  @Property({ type: 'jsonb', nullable: true })
  details!: Record<string, unknown> | null;
}
