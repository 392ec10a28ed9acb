import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { DesignRow } from './design.entity.ts';

/** A co-owner: an account that may change a design that another account owns. */
@Entity({ tableName: 'design_editors' })
@Unique({ name: 'design_editors_user_unique', properties: ['design', 'user'] })
export class DesignEditor extends BaseEntity {
  @ManyToOne(() => DesignRow, { deleteRule: 'cascade' })
  design!: DesignRow;

  @Index({ name: 'design_editors_user_index' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  user!: User;
}
