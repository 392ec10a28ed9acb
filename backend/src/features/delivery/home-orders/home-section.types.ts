import { Field, InputType, Int, ObjectType } from 'type-graphql';

const n = 'Which section it is, from 1.';

@ObjectType({
  simpleResolvers: true,
  description: 'A section of a home: what one truck carries.',
})
export class HomeSection {
  @Field(() => Int, { description: n })
  n!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Its serial number. Null until the manufacturer has assigned it.',
  })
  serial!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of its label in upper case: the HUD certification label, or the insignia of the state. Null until it is known.',
  })
  label!: string | null;
}

@InputType({ description: 'What is known of a section of a home.' })
export class HomeSectionInput {
  @Field(() => Int, { description: n })
  n!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Its serial number, 5 to 30 characters; no two sections have the same. Null empties it; it stays if omitted.',
  })
  serial?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of its HUD label or state insignia, 3 to 30 letters, digits and hyphens; no two sections have the same. Null empties it; it stays if omitted.',
  })
  label?: string | null;
}
