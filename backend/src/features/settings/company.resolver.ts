import type { PublicCompany } from '@hearthline/rules/settings.ts';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readCompany } from './company.service.ts';

@ObjectType('Company', { simpleResolvers: true, description: 'Who sells the homes.' })
export class CompanyType implements PublicCompany {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  website!: string;

  @Field(() => String, { description: 'The postal address in one line.' })
  address!: string;

  @Field(() => String, { description: 'The business hours in words.' })
  hours!: string;

  @Field(() => String, { description: 'The business hours as in `Mo-Su 09:00-17:00` (schema.org).' })
  openingHours!: string;
}

@Resolver()
export class CompanyResolver {
  @Public()
  @Query(() => CompanyType, { description: 'Name, phone, e-mail, website, postal address and hours of the business.' })
  company(@Ctx() context: Context): Promise<PublicCompany> {
    return readCompany(context);
  }
}
