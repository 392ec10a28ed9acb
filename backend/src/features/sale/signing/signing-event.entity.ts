import { Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';

/** One thing that happened with an agreement or a change order, in a chain: each hash covers the one before. Never changed. */
export abstract class SigningEventEntity extends BaseEntity {
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
