import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../platform/access/access-directives.ts';
import { fieldText } from '../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../platform/context.ts';
import { verifyDocument, type VerificationView } from './agreement.service.ts';
import { LinkedAgreementType, VerificationType } from './agreement.types.ts';
import {
  consentLinkedAgreement,
  declineLinkedAgreement,
  linkedAgreement,
  signLinkedAgreement,
  type LinkedAgreementView,
} from './sign-agreement.ts';

const ended =
  '`LINK_EXPIRED` once it has ended, and while its deal is lost, `LINK_USED` if it was signed, `CONFLICT` if it is not the time for it.';

@Resolver()
export class LinkedAgreementResolver {
  @Public()
  @Query(() => LinkedAgreementType, {
    description: 'The agreement of a private link. Reading it changes nothing.',
  })
  linkedAgreement(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
  ): Promise<LinkedAgreementView> {
    return linkedAgreement(context, { token });
  }

  @Public()
  @Query(() => VerificationType, {
    description: 'Whether a file is an agreement that was sent or signed here, unchanged, by its hash.',
  })
  verifyDocument(
    @Ctx() context: Context,
    @Arg('sha256', () => String, { description: 'SHA-256 of the file: 64 hexadecimal digits.' })
    sha256: string,
  ): Promise<VerificationView> {
    return verifyDocument(context, sha256);
  }

  @Public()
  @Mutation(() => LinkedAgreementType, {
    description: `Agrees to sign electronically, after the agreement was opened through the link. ${ended}`,
  })
  consentLinkedAgreement(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('consentVersion', () => String, { description: 'The version of the text that was read.' })
    consentVersion: string,
  ): Promise<LinkedAgreementView> {
    return consentLinkedAgreement(context, { token, consentVersion });
  }

  @Public()
  @Mutation(() => LinkedAgreementType, { description: `Signs. ${ended}` })
  signLinkedAgreement(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('name', () => String, {
      description: 'First and last name, as they stand in the agreement; 1 to 120 characters.',
    })
    name: string,
    @Arg('drawing', () => String, {
      nullable: true,
      description: 'A drawn signature as PNG data URL, at most 200 kB.',
    })
    drawing?: string,
  ): Promise<LinkedAgreementView> {
    return signLinkedAgreement(context, { token, name, drawing });
  }

  @Public()
  @Mutation(() => LinkedAgreementType, { description: `Declines; the agreement ends. ${ended}` })
  declineLinkedAgreement(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('reason', () => String, {
      description: 'Why, 1 to 500 characters; `paper` asks for an agreement on paper.',
    })
    reason: string,
  ): Promise<LinkedAgreementView> {
    return declineLinkedAgreement(context, { token, reason });
  }
}
