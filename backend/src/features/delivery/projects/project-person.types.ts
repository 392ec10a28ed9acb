import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';

/** What people on a project may know about each other: the name. Only staff have their contact details. */
@ObjectType({
  simpleResolvers: true,
  description:
    'A person on a project. An admin and the office see their contact details, a project manager on their own projects.',
})
export class ProjectPerson {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Allow('project:read-people')
  @Field(() => String, {
    description:
      'The e-mail address of the account. Empty for a project manager on a project that is not their own.',
  })
  email!: string;

  @Allow('project:read-people')
  @Field(() => String, {
    nullable: true,
    description: `${fieldText.phone} Null if none was given, and where the address is empty.`,
  })
  phone!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The contact that a project originated from.' })
export class ProjectContact {
  @Field(() => ID, { description: 'The id of the contact.' })
  id!: string;

  @Field(() => String, { description: 'The first and last name of the contact.' })
  name!: string;
}
