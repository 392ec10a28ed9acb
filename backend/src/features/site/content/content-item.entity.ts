import {
  contentKinds,
  financeTopics,
  type ContentFigures,
  type ContentKind,
  type FinanceTopic,
} from '@hearthline/rules/site/content.ts';
import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';

/** An item of the marketing copy, with the days on which it is offered. */
@Entity({ tableName: 'content_items' })
@Unique({ name: 'content_items_slug_unique', properties: ['kind', 'slug'] })
export class ContentItemRow extends VersionedEntity {
  @Enum({ items: () => [...contentKinds], type: 'string', columnType: 'text' })
  kind!: ContentKind;

  @Property({ type: 'text' })
  slug!: string;

  @Enum({ items: () => [...financeTopics], type: 'string', columnType: 'text', nullable: true })
  topic!: FinanceTopic | null;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  terms!: string;

  @Property({ type: 'text' })
  text!: string;

  /** Figures by name. */
  @Property({ type: 'jsonb' })
  figures!: ContentFigures;

  /** The order within its kind. */
  @Property({ type: 'integer', default: 0 })
  position!: number;

  /** First and last day in the business time zone. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  startsOn!: string | null;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  endsOn!: string | null;

  /** Made up, as in the demo. */
  @Property({ type: 'boolean', default: false })
  sample!: boolean;

  /** The name of the picture's file in the storage, a WebP, which is its address as well. */
  @Property({ type: 'uuid', nullable: true, unique: 'content_items_picture_unique' })
  pictureKey!: string | null;

  /** In bytes. */
  @Property({ type: 'integer', nullable: true })
  pictureSize!: number | null;
}
