import type { DatabaseWord } from '@hearthline/rules/office/operations.ts';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { DatabaseWordEnum, DeploymentPage, Operations, Uptime } from './operations.types.ts';
import { countDeployments, listDeployments, readDatabaseWord, readUptime } from './operations.service.ts';

@Resolver(() => Operations)
export class OperationsResolver {
  @Allow('operations:read')
  @Query(() => Operations, { description: 'The operation of the product: uptime, builds and database.' })
  operations(): Operations {
    return new Operations();
  }

  @FieldResolver(() => Uptime, {
    description: 'The uptime, computed from what every server records every 15 seconds.',
  })
  uptime(@Ctx() context: Context): Promise<Uptime> {
    return readUptime(context);
  }

  @FieldResolver(() => Int, { description: 'The number of builds that first started this month.' })
  deploymentsThisMonth(@Ctx() context: Context): Promise<number> {
    return countDeployments(context);
  }

  @FieldResolver(() => DatabaseWordEnum, { description: 'The current state of the database, in a word.' })
  database(@Ctx() context: Context): Promise<DatabaseWord> {
    return readDatabaseWord(context);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether this server serves GraphiQL, the explorer of its GraphQL API, at /graphql.',
  })
  explorer(@Ctx() context: Context): boolean {
    return context.server.explorer;
  }

  @FieldResolver(() => DeploymentPage, {
    description: 'The builds that were started, latest first; 10 per page.',
  })
  deployments(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
  ): ReturnType<typeof listDeployments> {
    return listDeployments(context, { page });
  }
}
