import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Home } from './home.entity.ts';

/** An uploaded picture of a home. Its file is in the storage, as WebP. */
@Entity({ tableName: 'home_pictures' })
@Index({ name: 'home_pictures_home_index', properties: ['home', 'position'] })
export class HomePictureRow extends BaseEntity {
  @ManyToOne(() => Home, { deleteRule: 'cascade' })
  home!: Home;

  @Property({ type: 'integer', default: 0 })
  position!: number;

  @Property({ type: 'text' })
  alt!: string;

  /** The name of its file in the storage. */
  @Property({ type: 'uuid', unique: 'home_pictures_storage_key_unique' })
  storageKey!: string;

  /** In bytes. */
  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;
}
