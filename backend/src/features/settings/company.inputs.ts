import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** What the business is, and when it is there: as everybody reads it and as an admin writes it. */
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class CompanyDetails {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  website!: string;

  @Field(() => String, { description: 'The postal address in one line; mails of campaigns carry it.' })
  address!: string;

  @Field(() => String, { description: 'IANA name of the zone whose wall clock the hours are read from.' })
  timeZone!: string;

  @Field(() => [Int], { description: 'The days on which consultations take place; Monday is 1, Sunday 7.' })
  days!: number[];

  @Field(() => String, { description: 'As in 09:00, a full or half hour.' })
  opens!: string;

  @Field(() => String, { description: 'As in 17:00; the last consultation ends then.' })
  closes!: string;

  @Field(() => Int, { description: 'Grows with each change. An update names the version it was read at; an older one is refused with CONFLICT.' })
  version!: number;
}

@InputType({ description: 'Changed details of the business. The rules are those of the form.' })
export class UpdateCompanyInput extends CompanyDetails {}
