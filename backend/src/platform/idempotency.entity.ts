import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a request with an Idempotency-Key was answered. */
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  /** Of the key, who sent it and what for; the key itself is stored nowhere. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** Of what was sent with it. */
  @Property({ type: 'text' })
  inputHash!: string;

  @Property({ type: 'jsonb' })
  answer!: unknown;

  @Index({ name: 'idempotency_keys_at_index' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
