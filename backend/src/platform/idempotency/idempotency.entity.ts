import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The answer to a request with an Idempotency-Key. */
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  /** Hash of the key, its sender and the operation; the key itself is not stored. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** Hash of the input that was sent with it. */
  @Property({ type: 'text' })
  inputHash!: string;

  @Property({ type: 'jsonb' })
  answer!: unknown;

  @Index({ name: 'idempotency_keys_at_index' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
