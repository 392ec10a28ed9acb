import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { AgreementSignerRow } from './agreement-signer.entity.ts';

/** A private link of a signer. Only the hash of its secret is stored. A reminder has a link of its own, and the one before stays good. */
@Entity({ tableName: 'agreement_links' })
export class AgreementLink extends BaseEntity {
  @Index({ name: 'agreement_links_signer_index' })
  @ManyToOne(() => AgreementSignerRow, { deleteRule: 'cascade' })
  signer!: AgreementSignerRow;

  @Property({ type: 'text', unique: 'agreement_links_token_hash_unique' })
  tokenHash!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;
}
