import type { TextKey } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../platform/db/base.entity.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** A version of a text that agreements are made of. An admin edits it by adding the next one; none is ever changed. */
@Entity({ tableName: 'agreement_texts' })
@Unique({ name: 'agreement_texts_version_unique', properties: ['key', 'version'] })
export class AgreementText extends BaseEntity {
  @Property({ type: 'text' })
  key!: TextKey;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  body!: string;

  /** Null for those that came with the installation. */
  @Index({ name: 'agreement_texts_author_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  author!: User | null;
}
