import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { AgreementRow } from './agreement.entity.ts';

/** One thing that happened with an agreement, in a chain: each hash covers the one before (chain.ts). Never changed. */
@Entity({ tableName: 'agreement_events' })
@Index({ name: 'agreement_events_document_index', properties: ['documentSha256'] })
@Index({
  name: 'agreement_events_disclosures_index',
  expression:
    "create index agreement_events_disclosures_index on agreement_events ((details ->> 'disclosuresSha256')) where kind = 'sent'",
})
@Unique({ name: 'agreement_events_n_unique', properties: ['agreement', 'n'] })
export class AgreementEventRow extends BaseEntity {
  @ManyToOne(() => AgreementRow, { deleteRule: 'cascade' })
  agreement!: AgreementRow;

  @Property({ type: 'integer' })
  n!: number;

  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  actor!: string;

  /** The document that it was about. */
  @Property({ type: 'text' })
  documentSha256!: string;

  /** What its hash covers by `detailsSha256`. */
  @Property({ type: 'jsonb' })
  details!: Readonly<Record<string, unknown>>;

  @Property({ type: 'text' })
  detailsSha256!: string;

  @Property({ type: 'text' })
  prev!: string;

  @Property({ type: 'text' })
  hash!: string;
}
