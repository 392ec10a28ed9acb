import { maxSigners } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { warrantyKeys, type AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import { maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { DealType } from '../deals/deal.api.ts';
import {
  AgreementEventType,
  listEvents,
  maxEvents,
  readLastDay,
  type SigningEventRecord,
} from '../signing/signing.api.ts';
import { myAgreements, readAgreement, readDealAgreement } from './agreement.service.ts';
import { ScheduledPaymentType } from '../payment-plans/payment-plan.api.ts';
import { scheduleOfAgreement } from './agreement-schedule.ts';
import { AgreementFileType, agreementText, AgreementType, SignerInput } from './agreement.types.ts';
import type { AgreementView } from './agreement-view.ts';
import { voidAgreement } from './ending/close-agreement.ts';
import { createAgreement, updateAgreement } from './sending/draft-agreement.ts';
import { filesOf } from './warranties/warranty-files.ts';
import { sendAgreement, sendSignerLink } from './sending/send-agreement.ts';

const who = `Who signs: at least one buyer and exactly one seller, at most ${maxSigners} in all.`;

@Resolver(() => AgreementType)
export class AgreementResolver {
  @Allow('agreement:read')
  @Query(() => AgreementType, { description: 'One agreement; customers see their own once they were sent.' })
  agreement(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
  ): Promise<AgreementView> {
    return readAgreement(context, id);
  }

  @Allow('agreement:own')
  @MaxItems(50)
  @Query(() => [AgreementType], {
    description:
      'The viewer’s own agreements, the newest first; at most 50. `CONFLICT` where our record of one of them was changed.',
  })
  myAgreements(@Ctx() context: Context): Promise<AgreementView[]> {
    return myAgreements(context);
  }

  @Allow('agreement:read')
  @FieldResolver(() => GraphQLLocalDate, {
    nullable: true,
    description: agreementText.lastDay,
  })
  lastDay(@Ctx() context: Context, @Root() { expiresAt }: AgreementView): Promise<string | null> {
    return readLastDay(context, expiresAt);
  }

  @Allow('agreement:read')
  @MaxItems(warrantyKeys.length)
  @FieldResolver(() => [AgreementFileType], { description: agreementText.files })
  files(@Ctx() context: Context, @Root() agreement: AgreementView): Promise<AgreementFile[]> {
    return filesOf(context, agreement);
  }

  @Allow('agreement:read')
  @MaxItems(maxSteps)
  @FieldResolver(() => [ScheduledPaymentType], { description: agreementText.schedule })
  schedule(@Ctx() context: Context, @Root() { id }: AgreementView): Promise<ScheduledPayment[]> {
    return scheduleOfAgreement(context, id);
  }

  @Allow('agreement:read')
  @MaxItems(maxEvents)
  @FieldResolver(() => [AgreementEventType], {
    description: 'What happened with it, as a chain of hashes, in its order.',
  })
  events(@Ctx() context: Context, @Root() { id }: AgreementView): Promise<SigningEventRecord[]> {
    return listEvents(context, 'agreement', id);
  }

  @Allow('agreement:create')
  @Mutation(() => AgreementType, {
    description:
      'Makes the agreement of a deal from its accepted quote, as a draft. `CONFLICT` if the quote is not accepted, or the deal has one that is a draft, out or signed.',
  })
  createAgreement(
    @Ctx() context: Context,
    @Arg('quoteId', () => ID, { description: 'The accepted quote.' }) quoteId: string,
    @Arg('signers', () => [SignerInput], {
      nullable: true,
      description: `${who} By default the contact, the co-buyers, and the owner of the deal as the seller.`,
    })
    signers?: SignerInput[],
    @Arg('address', () => String, {
      nullable: true,
      description: `${agreementText.address} That of the quote if left out.`,
    })
    address?: string | null,
    @Arg('parcel', () => String, { nullable: true, description: agreementText.parcel })
    parcel?: string | null,
  ): Promise<AgreementView> {
    return createAgreement(context, { quoteId, signers, address, parcel });
  }

  @Allow('agreement:create')
  @Mutation(() => AgreementType, {
    description: 'Makes a draft anew, with the texts of today. `CONFLICT` once it was sent.',
  })
  updateAgreement(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('signers', () => [SignerInput], {
      nullable: true,
      description: `${who} Those it has, if left out.`,
    })
    signers?: SignerInput[],
    @Arg('address', () => String, {
      nullable: true,
      description: `${agreementText.address} As it is, if left out.`,
    })
    address?: string | null,
    @Arg('parcel', () => String, {
      nullable: true,
      description: `${agreementText.parcel} As it is, if left out.`,
    })
    parcel?: string | null,
  ): Promise<AgreementView> {
    return updateAgreement(context, id, { version, signers, address, parcel });
  }

  @Allow('agreement:send')
  @Mutation(() => AgreementType, {
    description:
      'Sends a draft: each signer is mailed their own link, buyers at once, the seller after all buyers have signed. `CONFLICT` without an address that has letters and a digit, or a parcel.',
  })
  sendAgreement(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<AgreementView> {
    return sendAgreement(context, id, { version });
  }

  @Allow('agreement:send')
  @Mutation(() => AgreementType, {
    description:
      'Mails a signer a new link; their older ones end. `CONFLICT` if they have nothing left to do, and once the deal is closed.',
  })
  sendSignerLink(
    @Ctx() context: Context,
    @Arg('signerId', () => ID, { description: 'The signer.' }) signerId: string,
  ): Promise<AgreementView> {
    return sendSignerLink(context, signerId);
  }

  @Allow('agreement:void')
  @Mutation(() => AgreementType, {
    description:
      'Makes an agreement void that is out or signed; its links end. `CONFLICT` for that of a won deal.',
  })
  voidAgreement(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('reason', () => String, { description: 'Why, 1 to 500 characters. Signers do not see it.' })
    reason: string,
  ): Promise<AgreementView> {
    return voidAgreement(context, id, { version, reason });
  }
}

@Resolver(() => DealType)
export class DealAgreementResolver {
  @Allow('deal:read')
  @FieldResolver(() => AgreementType, {
    nullable: true,
    description:
      'Its agreement: the one that is a draft, out or signed, otherwise the newest. Null if there is none.',
  })
  agreement(@Ctx() context: Context, @Root() { id }: { readonly id: string }): Promise<AgreementView | null> {
    return readDealAgreement(context, id);
  }
}
