import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import { AuditEntry } from '../../platform/audit.entity.ts';
import type { Context } from '../../platform/context.ts';
import { listAudit, listAuditActions, type AuditListing, type AuditRow } from './audit.list.ts';

@ObjectType({ simpleResolvers: true, description: 'A line of the record, with who it was.' })
export class AuditLine extends AuditEntry {
  @Field(() => String, { nullable: true, description: 'The name the account has now. Null: nobody was signed in, the server itself did it, or the account is gone.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'The address the account has now; null where `actorName` is.' })
  actorEmail!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Roles, counts, names of fields; never what somebody typed.' })
  override details!: Record<string, unknown> | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the record, newest first.' })
export class AuditPage {
  @Field(() => [AuditLine], { description: 'At most 50, the newest first.' })
  auditEntries!: AuditRow[];

  @Field(() => Boolean, { description: 'Whether there are older ones; ask for those after the last.' })
  hasOlder!: boolean;
}

@InputType({ description: 'What narrows the record; everything that is given must fit.' })
export class AuditFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail address.' })
  person?: string | null;

  @Field(() => String, { nullable: true, description: 'As in `user.role`.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'A kind, or a kind and an id: `user` or `user:0199…`.' })
  object?: string | null;

  @Field(() => String, { nullable: true, description: '`done`, `refused` (whatever was not done), or the exact reason.' })
  result?: string | null;

  @Field(() => String, { nullable: true, description: 'The first day where the business is, `yyyy-mm-dd`.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day where the business is, `yyyy-mm-dd`.' })
  to?: string | null;
}

@Resolver()
export class AuditResolver {
  @Allow('audit:list')
  @Query(() => AuditPage, { description: 'The record of what was done, newest first, 50 at a time.' })
  auditEntries(
    @Ctx() context: Context,
    @Arg('filter', () => AuditFilterInput, { nullable: true, description: 'The whole record when missing.' }) filter?: AuditFilterInput,
    @Arg('after', () => ID, { nullable: true, description: 'The id of the last line of the page before; the newest lines when missing.' }) after?: string,
  ): Promise<AuditListing> {
    return listAudit(context, { ...filter, after });
  }

  @Allow('audit:list')
  @Query(() => [String], { description: 'The actions that occur in the record, as in `user.role`, by the alphabet.' })
  auditActions(@Ctx() context: Context): Promise<string[]> {
    return listAuditActions(context);
  }
}
