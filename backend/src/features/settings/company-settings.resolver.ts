import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readCompanySettings, updateCompany, type CompanySettings } from './company.update.ts';

@ObjectType('CompanySettings', { simpleResolvers: true, description: 'Who the business is and when it is there, as an admin edits it.' })
export class CompanySettingsType implements CompanySettings {
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

  @Field(() => Int, { description: 'Grows with each change. An update names the version it was read at.' })
  version!: number;
}

@InputType({ description: 'Changed details of the business. The rules are those of the form.' })
export class UpdateCompanyInput {
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

  @Field(() => String)
  timeZone!: string;

  @Field(() => [Int])
  days!: number[];

  @Field(() => String)
  opens!: string;

  @Field(() => String)
  closes!: string;

  @Field(() => Int, { description: 'As it was read; an older one is refused with CONFLICT.' })
  version!: number;
}

@Resolver()
export class CompanySettingsResolver {
  @Allow('setting:read')
  @Query(() => CompanySettingsType, { description: 'The details of the business with the version they are at.' })
  companySettings(@Ctx() context: Context): Promise<CompanySettings> {
    return readCompanySettings(context);
  }

  @Allow('setting:update')
  @Mutation(() => CompanySettingsType, { description: 'Changes the details of the business. Pages, mails and slots follow at once.' })
  updateCompany(@Ctx() context: Context, @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput): Promise<CompanySettings> {
    return updateCompany(context, input);
  }
}
