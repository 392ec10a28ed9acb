import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** A list's filters, order and columns under a name: for its owner, or for all staff. */
@Entity({ tableName: 'saved_views' })
@Index({ name: 'saved_views_owner_index', properties: ['owner', 'list'] })
@Index({
  name: 'saved_views_shared_index',
  expression: 'create index saved_views_shared_index on saved_views (list) where shared',
})
export class SavedView extends VersionedEntity {
  @ManyToOne(() => User, { deleteRule: 'restrict', index: false })
  owner!: User;

  @Property({ type: 'text' })
  list!: ViewList;

  @Property({ type: 'text' })
  name!: string;

  /** Whether all staff see it, or only its owner. */
  @Property({ type: 'boolean' })
  shared!: boolean;

  /** Filters and order, as the list's address has them. */
  @Property({ type: 'jsonb' })
  parameters!: ViewParameter[];

  /** Null: everybody's own columns. */
  @Property({ type: 'jsonb', nullable: true })
  columns!: ColumnLayout | null;
}
