import { can } from '@hearthline/rules/permissions.ts';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { Project } from '../../delivery/projects/project.entity.ts';
import { DealType, type DealView } from '../deals/deal.api.ts';
import { PaymentAccount } from '../payments/payment.api.ts';
import { dealOfContract } from './contract.queries.ts';
import { readContract, type ContractView } from './contract.service.ts';
import { ContractType } from './contract.types.ts';
import { settleAllowance } from './settle-allowance.ts';

const description = 'What was agreed with its buyers. Null until everybody has signed the agreement';

@Resolver(() => DealType)
export class DealContractResolver {
  @Allow('deal:read')
  @FieldResolver(() => ContractType, { nullable: true, description: `${description}.` })
  contract(@Ctx() context: Context, @Root() { id }: Pick<DealView, 'id'>): Promise<ContractView | null> {
    return readContract(context, id);
  }

  @Allow('allowance:settle')
  @Mutation(() => DealType, {
    description:
      'Says what an allowance of a signed agreement has turned out to cost, or opens it again; the contract sum, tax included, follows, and the buyers are notified. Until the project is completed. `BAD_INPUT` for more than `notToExceedCents`, for sales tax and firm lines; `CONFLICT` while a change order is sent, without a signed agreement, for a cancelled sale, and for an allowance that a change order has settled.',
  })
  settleAllowance(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('lineId', () => ID, { description: 'The `lineId` of the allowance.' }) lineId: string,
    @Arg('reason', () => String, { description: 'Why, in 1 to 500 characters; the buyers read it.' })
    reason: string,
    @Arg('amountCents', () => GraphQLCents, {
      nullable: true,
      description: 'What it has cost, in whole cents, before tax. Null or omitted opens it again.',
    })
    amountCents?: number | null,
  ): Promise<DealView> {
    return settleAllowance(context, dealId, { version, lineId, amountCents, reason });
  }
}

@Resolver(() => Project)
export class ProjectContractResolver {
  // Whoever sees a project may ask; who may not know the price gets null.
  @Allow('project:read')
  @FieldResolver(() => ContractType, {
    nullable: true,
    description: `${description}, for a project that is not that of the sale, and for everybody but staff and the buyers.`,
  })
  async contract(
    @Ctx() context: Context,
    @Root() { id: projectId }: Pick<Project, 'id'>,
  ): Promise<ContractView | null> {
    if (!can(context.viewer, 'project:read-price')) return null;
    const deal = await context.query.byKey(dealOfContract, { projectId });
    return deal ? readContract(context, deal.id) : null;
  }
}

@Resolver(() => PaymentAccount)
export class AccountContractResolver {
  @Allow('payment:own')
  @FieldResolver(() => ContractType, { nullable: true, description: `${description}.` })
  contract(
    @Ctx() context: Context,
    @Root() { dealId }: Pick<PaymentAccount, 'dealId'>,
  ): Promise<ContractView | null> {
    return readContract(context, dealId);
  }
}
