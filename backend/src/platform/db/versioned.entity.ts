import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from './base.entity.ts';
import { fieldText } from '../api-docs/field-descriptions.ts';

/** An editable row: it counts its changes, so that an update based on an older copy is noticed (see optimistic-lock.ts). */
@ObjectType({ simpleResolvers: true })
export abstract class VersionedEntity extends BaseEntity {
  @Field(() => Int, { description: fieldText.version })
  @Property({ type: 'integer', default: 1 })
  version!: number;
}
