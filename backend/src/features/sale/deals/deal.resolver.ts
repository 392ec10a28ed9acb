import type { DealSort } from '@hearthline/rules/sale/deals/deal-lists.ts';
import type { DealStage, LostReason } from '@hearthline/rules/sale/deals/stages.ts';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DealInput } from './deal.inputs.ts';
import {
  listContactDeals,
  listDealEvents,
  listDeals,
  readDeal,
  readDealBoard,
  type DealColumnView,
  type DealList,
} from './deal.service.ts';
import { DealSortEnum, DealStageEnum, LostReasonEnum } from './deal-enums.types.ts';
import { DealColumn, DealEventType, DealPage, DealType } from './deal.types.ts';
import type { DealEventRecord } from './deal.queries.ts';
import type { DealView } from './deal-view.ts';
import { loseDeal, moveDeal } from './moves/move-deal.ts';
import { archiveDeal } from './moves/archive-deal.ts';
import { createDeal, updateDeal } from './save-deal.ts';

const ofOwner = 'Only deals of one owner: `me`, `none` for those that are unassigned, or the id of a person.';

@Resolver(() => DealType)
export class DealResolver {
  @Allow('deal:list')
  @Query(() => DealPage, { description: 'One page of deals, with the sums of all pages.' })
  deals(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('search', () => String, {
      nullable: true,
      description: `${searchOf(
        'the buyer, the co-buyers, the e-mail address, the phone number, the home or the code of the design',
      )} A number such as \`D-1042\` finds that deal.`,
    })
    search?: string,
    @Arg('stage', () => DealStageEnum, { nullable: true, description: 'Only deals of this stage.' })
    stage?: DealStage,
    @Arg('owner', () => ID, { nullable: true, description: ofOwner }) owner?: string,
    @Arg('open', () => Boolean, { nullable: true, description: 'Only deals that can still be won.' })
    open?: boolean,
    @Arg('archived', () => Boolean, {
      nullable: true,
      description: 'Only deals that were archived as made by mistake, which are left out otherwise.',
    })
    archived?: boolean,
    @Arg('cancelled', () => Boolean, {
      nullable: true,
      description: 'Only deals whose sale was cancelled, which are left out otherwise.',
    })
    cancelled?: boolean,
    @Arg('sort', () => DealSortEnum, { nullable: true, description: 'Defaults to `newest`.' })
    sort?: DealSort,
  ): Promise<DealList> {
    return listDeals(context, { page, search, stage, owner, open, archived, cancelled, sort });
  }

  @Allow('deal:read')
  @Query(() => DealType, { description: 'One deal.' })
  deal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
  ): Promise<DealView> {
    return readDeal(context, id);
  }

  @Allow('deal:list')
  @MaxItems(7)
  @Query(() => [DealColumn], { description: 'The deals by stage: the seven stages in their order.' })
  dealBoard(
    @Ctx() context: Context,
    @Arg('owner', () => ID, { nullable: true, description: ofOwner }) owner?: string,
  ): Promise<DealColumnView[]> {
    return readDealBoard(context, { owner });
  }

  @Allow('deal:read')
  @MaxItems(200)
  @FieldResolver(() => [DealEventType], {
    description: 'What happened with it, the newest first; at most 200.',
  })
  events(@Ctx() context: Context, @Root() { id }: DealView): Promise<DealEventRecord[]> {
    return listDealEvents(context, id);
  }

  @Allow('deal:create')
  @Mutation(() => DealType, { description: 'Opens a deal of a contact; it begins as `new`.' })
  createDeal(
    @Ctx() context: Context,
    @Arg('input', () => DealInput, { description: 'What is known.' }) input: DealInput,
  ): Promise<DealView> {
    return createDeal(context, input);
  }

  @Allow('deal:update')
  @Mutation(() => DealType, {
    description:
      'Changes a deal: fields left out stay. `CONFLICT` if somebody was faster, and for other buyers while an agreement is out. Links of who leaves end. Of a won deal only owner, source, contact and co-buyers change (otherwise `CONFLICT`), for a reason; what was contracted until then counts for the new owner and source from today on.',
  })
  updateDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => DealInput, { description: 'What changes.' }) input: DealInput,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why, at most 500 characters. Needed for every change of a won deal, and for other buyers once the agreement is signed; everybody who was or is a buyer is told by mail that they have changed.',
    })
    reason?: string | null,
  ): Promise<DealView> {
    return updateDeal(context, id, version, input, reason);
  }

  @Allow('deal:update')
  @Mutation(() => DealType, {
    description:
      'Moves a deal between open stages, reopens a lost one as `new`, or takes one whose sale was cancelled back to `quoted`; its probability becomes the usual one. `lost` needs `loseDeal`, `won` a signed agreement.',
  })
  moveDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('stage', () => DealStageEnum, { description: 'Where to.' }) stage: DealStage,
  ): Promise<DealView> {
    return moveDeal(context, id, { version, stage });
  }

  @Allow('deal:update')
  @Mutation(() => DealType, {
    description:
      'Gives a deal up, for a reason. `CONFLICT` if it is won or lost, and while its agreement is signed.',
  })
  loseDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('reason', () => LostReasonEnum, { description: 'Why it was lost.' }) reason: LostReason,
    @Arg('note', () => String, { nullable: true, description: 'More about it, at most 1,000 characters.' })
    note?: string,
  ): Promise<DealView> {
    return loseDeal(context, id, { version, reason, note });
  }
}

@Resolver()
export class DealArchiveResolver {
  @Allow('deal:archive')
  @Mutation(() => DealType, {
    description:
      'Archives a deal that was made by mistake: it counts nowhere, and only the filter `archived` shows it. `CONFLICT` for one that is won, has an agreement or an issued quote, or was paid for.',
  })
  archiveDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<DealView> {
    return archiveDeal(context, id, { version }, true);
  }

  @Allow('deal:archive')
  @Mutation(() => DealType, { description: 'Takes a deal out of the archive; it is as it was.' })
  restoreDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: `${fieldText.readVersion} May be left out: nobody can change a deal that is archived.`,
    })
    version?: number | null,
  ): Promise<DealView> {
    return archiveDeal(context, id, { version }, false);
  }
}

@Resolver(() => Contact)
export class ContactDealResolver {
  @Allow('deal:list')
  @MaxItems(50)
  @FieldResolver(() => [DealType], { description: 'Their deals, the newest first; at most 50.' })
  deals(@Ctx() context: Context, @Root() { id }: Pick<Contact, 'id'>): Promise<DealView[]> {
    return listContactDeals(context, id);
  }
}
