import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { QuoteRow } from './quote.entity.ts';

/** A private link to a quote. Only the hash of its secret is stored; a newer link ends the older ones. */
@Entity({ tableName: 'quote_links' })
export class QuoteLink extends BaseEntity {
  @Index({ name: 'quote_links_quote_index' })
  @ManyToOne(() => QuoteRow, { deleteRule: 'cascade' })
  quote!: QuoteRow;

  @Property({ type: 'text', unique: 'quote_links_token_hash_unique' })
  tokenHash!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;
}
