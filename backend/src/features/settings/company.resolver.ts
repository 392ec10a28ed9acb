import type { Company } from '@hearthline/rules/settings.ts';
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readCompany } from './company.service.ts';

@ObjectType('Company', { simpleResolvers: true, description: 'Who sells the homes.' })
export class CompanyType implements Company {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  website!: string;
}

@Resolver()
export class CompanyResolver {
  @Public()
  @Query(() => CompanyType, { description: 'Name, phone, e-mail and website of the business.' })
  company(@Ctx() context: Context): Promise<Company> {
    return readCompany(context);
  }
}
