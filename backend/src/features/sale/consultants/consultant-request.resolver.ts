import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Public } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { TouchesInput } from '../../people/contacts/touches/touch.api.ts';
import { requestConsultant } from './consultant-request.service.ts';

@InputType({ description: 'What the visitor chose in Design Your Home, as ids of the options.' })
export class ChosenDesignInput {
  @Field(() => String, {
    nullable: true,
    description:
      '`gable`, `hip`, `shed`, `mansard`, `gambrel`, `flat`, `butterfly` or `saltbox`. Null if not chosen.',
  })
  roof?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`vinyl`, `fiber-cement`, `wood`, `brick`, `stone`, `stucco`, `metal` or `composite`. Null if not chosen.',
  })
  siding?: string | null;
}

@InputType({ description: 'A request to be called back. The rules are those of the dialog.' })
export class ConsultantRequestInput {
  @Field(() => String, { description: '2 to 200 characters.' })
  fullName!: string;

  @Field(() => String, {
    description: 'One mailbox, at most 254 characters. The contact is found by it, or created.',
  })
  email!: string;

  @Field(() => String, { description: fieldText.typedPhone })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the home is to be placed, at most 300 characters.',
  })
  address?: string | null;

  @Field(() => ChosenDesignInput, {
    nullable: true,
    description: 'The visitor’s design. Null if there is none.',
  })
  design?: ChosenDesignInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The visitor’s design, by its code, kept with the request in its present version. One that does not exist stops no request.',
  })
  designCode?: string | null;

  @Field(() => TouchesInput, { nullable: true, description: 'How the visitor came to the site.' })
  touches?: TouchesInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a consultant should research the property before calling.',
  })
  researchProperty?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A UUID of one filled-in form: sending it again stores nothing new, and with different content it is refused with `KEY_REUSED`.',
  })
  requestKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Confirmation that a request was stored.' })
export class ConsultantRequestReceipt {
  @Field(() => ID, { description: fieldText.id })
  id!: string;
}

@Resolver()
export class ConsultantRequestResolver {
  @Public()
  @Mutation(() => ConsultantRequestReceipt, { description: 'Requests a call from a consultant.' })
  requestConsultant(
    @Ctx() context: Context,
    @Arg('input', () => ConsultantRequestInput) input: ConsultantRequestInput,
  ): Promise<ConsultantRequestReceipt> {
    return requestConsultant(context, input);
  }
}
