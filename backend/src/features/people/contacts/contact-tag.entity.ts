import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/** A tag that some contact has or had: what the filter and the editor offer. */
@Entity({ tableName: 'contact_tags' })
export class ContactTag {
  @PrimaryKey({ type: 'text' })
  tag!: string;
}
