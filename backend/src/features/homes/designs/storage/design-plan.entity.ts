import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A plan document that designs name. Each is stored once, however many designs and versions name it. */
@Entity({ tableName: 'design_plans' })
export class DesignPlan {
  /** SHA-256 of the document, in hex. */
  @PrimaryKey({ type: 'text' })
  sha256!: string;

  /** Canonical JSON (RFC 8785). */
  @Property({ type: 'text' })
  document!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}
