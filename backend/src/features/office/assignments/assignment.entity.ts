import { ownedKinds, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** One act of assigning, which can be taken back for a while; then its new owners are told. */
@Entity({ tableName: 'assignments' })
export class AssignmentRow extends BaseEntity {
  @Enum({ items: () => [...ownedKinds], type: 'string', columnType: 'text' })
  kind!: OwnedKind;

  @Index({ name: 'assignments_actor_index' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  actor!: User;

  @Property({ type: 'timestamptz', length: 3 })
  undoUntil!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  undoneAt!: Date | null;

  /** When its new owners were told: from then on it stands. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt!: Date | null;
}

/** A record that an assignment gave to somebody, until the assignment stands. No foreign keys to records and accounts: it refers to any. */
@Entity({ tableName: 'assignment_items' })
export class AssignmentItemRow extends BaseEntity {
  @Index({ name: 'assignment_items_assignment_index' })
  @ManyToOne(() => AssignmentRow, { deleteRule: 'cascade' })
  assignment!: AssignmentRow;

  /** A deal may have followed its contact. */
  @Enum({ items: () => [...ownedKinds], type: 'string', columnType: 'text' })
  kind!: OwnedKind;

  @Property({ type: 'uuid' })
  recordId!: string;

  @Property({ type: 'uuid', nullable: true })
  fromId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  toId!: string | null;

  /** The record's version after that: with another one somebody has changed it since. */
  @Property({ type: 'int', name: 'record_version' })
  recordVersion!: number;
}
