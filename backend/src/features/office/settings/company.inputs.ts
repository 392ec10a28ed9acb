import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** The business's details and hours, as everyone reads them and as an admin edits them. */
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class CompanyDetails {
  @Field(() => String, { description: 'The name of the business, 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'As typed, 1 to 40 characters; shown on pages and in mails.' })
  phone!: string;

  @Field(() => String, {
    description:
      'The address that visitors write to and that mails come from: one mailbox, at most 254 characters.',
  })
  email!: string;

  @Field(() => String, {
    description: 'A web address of 1 to 200 characters, as in `www.example.com`; stored without `https://`.',
  })
  website!: string;

  @Field(() => String, {
    description: 'The postal address in one line of at most 200 characters; campaign mails include it.',
  })
  address!: string;

  @Field(() => String, {
    description: 'The IANA name of the time zone in which the business hours are given.',
  })
  timeZone!: string;

  @Field(() => [Int], { description: 'The days on which consultations take place; Monday is 1, Sunday 7.' })
  days!: number[];

  @Field(() => String, { description: 'A full or half hour on a 24-hour clock, as in `09:00`.' })
  opens!: string;

  @Field(() => String, {
    description: 'A full or half hour on a 24-hour clock, as in `17:00`; the last consultation ends then.',
  })
  closes!: string;

  @Field(() => Int, {
    description:
      'Grows with each change. An update names the version it was read at; if there is a newer one, it is refused with `CONFLICT` and changes nothing.',
  })
  version!: number;
}

@InputType({ description: 'All details of the business, as edited. The rules are those of the form.' })
export class UpdateCompanyInput extends CompanyDetails {
  @Field(() => String, {
    nullable: true,
    description:
      'What the footer says about fair housing, in one line of 1 to 300 characters. Stays as it is if omitted.',
  })
  equalHousing?: string | null;
}
