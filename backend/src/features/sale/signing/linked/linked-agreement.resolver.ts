import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { declineLinkedAgreement } from './decline.ts';
import { linkedAgreement, type LinkedAgreementView } from './linked-agreement.ts';
import { LinkedAgreementType, VerificationType } from './linked-agreement.types.ts';
import { mailLinkedCopy } from './mail-copy.ts';
import { signLinkedAgreement } from './sign.ts';
import { consentLinkedAgreement } from './signing-consent.ts';
import { verifyDocument, type VerificationView } from './verify-document.ts';

const ended =
  '`LINK_EXPIRED` once it has ended, and while its deal is lost, `LINK_USED` if it was signed, `CONFLICT` if it is not the time for it, and where our record of it was changed.';

@Resolver()
export class LinkedAgreementResolver {
  @Public()
  @Query(() => LinkedAgreementType, {
    description: 'The agreement, or the change order, of a private link. Reading it changes nothing.',
  })
  linkedAgreement(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
  ): Promise<LinkedAgreementView> {
    return linkedAgreement(context, { token });
  }

  @Public()
  @Query(() => VerificationType, {
    description:
      'Whether a file is an agreement or a change order that was sent or signed here, by its hash. Each answer checks our whole record of it: the chain of events, who signed, the files and the seal.',
  })
  async verifyDocument(
    @Ctx() context: Context,
    @Arg('sha256', () => String, { description: 'SHA-256 of the file: 64 hexadecimal digits.' })
    sha256: string,
  ): Promise<VerificationView & { damaged: boolean }> {
    const found = await verifyDocument(context, sha256);
    return { ...found, damaged: found.damaged ?? false };
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Mails the signer of a private link a new one to their signed agreement, to their own address. For links that ended 30 days after the last signature; the answer is the same whatever the link is.',
  })
  mailLinkedCopy(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
  ): Promise<true> {
    return mailLinkedCopy(context, { token });
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
