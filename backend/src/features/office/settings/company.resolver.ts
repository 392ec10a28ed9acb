import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { CompanyDetails, UpdateCompanyInput } from './company.inputs.ts';
import { readCompanyDetails, type CompanyView } from './company.service.ts';
import { updateCompany } from './update-company.ts';

@ObjectType('Company', {
  simpleResolvers: true,
  description: 'The business that sells the homes, and its hours.',
})
export class CompanyType extends CompanyDetails implements CompanyView {
  @Field(() => String, { description: 'What the footer says about fair housing.' })
  equalHousing!: string;

  @Field(() => String, { description: 'The business hours in words.' })
  hours!: string;

  @Field(() => String, {
    description: 'The business hours in the format of schema.org, as in `Mo-Su 09:00-17:00`.',
  })
  openingHours!: string;
}

@Resolver()
export class CompanyResolver {
  @Public()
  @Query(() => CompanyType, {
    description: 'Name, phone, e-mail, website, postal address, fair housing line and hours of the business.',
  })
  company(@Ctx() context: Context): Promise<CompanyView> {
    return readCompanyDetails(context);
  }

  @Allow('setting:update')
  @Mutation(() => CompanyType, {
    description: 'Changes the details of the business. Pages, mails and appointment slots follow at once.',
  })
  updateCompany(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput,
  ): Promise<CompanyView> {
    return updateCompany(context, input);
  }
}
