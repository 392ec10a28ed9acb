import { Field, ObjectType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';
import { Contact } from './contact.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of contacts, newest first.' })
export class ContactPage {
  @Field(() => [Contact])
  contacts!: Contact[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
