import { warrantyKeys, type WarrantyKey } from '@hearthline/rules/sale/agreements/warranties.ts';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../platform/db/base.entity.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** A version of a warranty that comes along with agreements. An admin replaces it by adding the next one; none is ever changed. */
@Entity({ tableName: 'warranty_files' })
@Unique({ name: 'warranty_files_version_unique', properties: ['key', 'version'] })
export class WarrantyFileRow extends BaseEntity {
  @Enum({ items: () => [...warrantyKeys], type: 'string', columnType: 'text' })
  key!: WarrantyKey;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'uuid', unique: 'warranty_files_storage_key_unique' })
  storageKey!: string;

  /** In hex. */
  @Index({ name: 'warranty_files_hash_index' })
  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer' })
  size!: number;

  /** Null for the samples that came with the installation. */
  @Index({ name: 'warranty_files_author_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  author!: User | null;
}
