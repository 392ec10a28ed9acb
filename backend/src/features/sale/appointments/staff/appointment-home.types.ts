import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The home that a visitor wants to talk about.' })
export class AppointmentHome {
  @Field(() => String, { description: 'What it was called when the appointment was booked.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The path of its page. Null while the home is not published.',
  })
  path!: string | null;
}
