import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { requestConsultant } from './consultant-request.service.ts';

@InputType({ description: 'What was chosen in Design Your Home, as ids of its options.' })
export class DesignInput {
  @Field(() => String, { nullable: true })
  roof?: string | null;

  @Field(() => String, { nullable: true })
  siding?: string | null;
}

@InputType({ description: 'A wish to be called back. The rules are those of the dialog.' })
export class ConsultantRequestInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => DesignInput, { nullable: true })
  design?: DesignInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a consultant should research the property before calling.' })
  researchProperty?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A UUID of one filled form: sending it again stores nothing new.' })
  requestKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Proof that a request was stored.' })
export class ConsultantRequestReceipt {
  @Field(() => ID)
  id!: string;
}

@Resolver()
export class ConsultantRequestResolver {
  @Public()
  @Mutation(() => ConsultantRequestReceipt, { description: 'Asks for a call by a consultant.' })
  requestConsultant(@Ctx() context: Context, @Arg('input', () => ConsultantRequestInput) input: ConsultantRequestInput): Promise<ConsultantRequestReceipt> {
    return requestConsultant(context, input);
  }
}
