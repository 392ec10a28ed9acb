import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import {
  Arg,
  Ctx,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { AuditEntry } from '../../../platform/audit/audit.entity.ts';
import type { Context } from '../../../platform/context.ts';
import { readAuditKeeping, setAuditDays, type AuditKeeping } from './audit-retention.ts';
import { listAudit, listAuditActions, type AuditListing, type AuditRow } from './audit.queries.ts';

@ObjectType({ simpleResolvers: true, description: 'An entry of the audit log, with the person who acted.' })
export class AuditLine extends AuditEntry {
  @Field(() => String, {
    nullable: true,
    description:
      'The current name of the account. Null if nobody was signed in, the server itself acted, or an earlier version deleted the account.',
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The current e-mail address of the account. Null if `actorName` is, or if the personal data of the account was erased.',
  })
  actorEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The current name of the person, if the object is an account. Otherwise null.',
  })
  objectName!: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Details such as roles, counts and names of fields, and of settings the values before and after. `times` counts the refusals that one entry stands for, `until` is the instant of the last. Null if there are none.',
  })
  override details!: Record<string, unknown> | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log, newest first.' })
export class AuditPage {
  @Field(() => [AuditLine], { description: 'At most 50, newest first.' })
  auditEntries!: AuditRow[];

  @Field(() => String, {
    description: 'The IANA name of the business’s time zone, in which the filter’s days are meant.',
  })
  timeZone!: string;

  @Field(() => Boolean, {
    description: 'Whether there are older entries; to get them, pass the id of the last entry as `after`.',
  })
  hasOlder!: boolean;
}

@ObjectType('AuditKeeping', {
  simpleResolvers: true,
  description: 'How long the audit log is kept, and how far its hash chain reaches.',
})
export class AuditKeepingType implements AuditKeeping {
  @Field(() => Int, { description: 'How many days entries are kept, from 30 to 3,660.' })
  days!: number;

  @Field(() => Float, {
    description: 'How many entries are in the chain now. New entries join it once a minute.',
  })
  sealed!: number;

  @Field(() => Float, { description: 'How many entries have expired and were removed.' })
  expired!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When entries were last removed; null if none ever were.',
  })
  expiredAt!: Date | null;
}

@InputType({ description: 'A filter for the audit log; entries must match every field given.' })
export class AuditFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail address.' })
  person?: string | null;

  @Field(() => String, { nullable: true, description: 'The exact action, as in `user.role`.' })
  action?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of an object, or its kind and id: `user` or `user:0199…`.',
  })
  object?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`done`, `refused` (everything that was not done), or an exact reason.',
  })
  result?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  to?: string | null;
}

@Resolver()
export class AuditResolver {
  @Allow('audit:list')
  @Query(() => AuditPage, { description: 'Entries of the audit log, newest first, 50 at a time.' })
  auditEntries(
    @Ctx() context: Context,
    @Arg('filter', () => AuditFilterInput, { nullable: true, description: 'The whole log if missing.' })
    filter?: AuditFilterInput,
    @Arg('after', () => ID, {
      nullable: true,
      description:
        'The id of the last entry of the previous page. If missing, the newest entries are returned.',
    })
    after?: string,
  ): Promise<AuditListing> {
    return listAudit(context, { ...filter, after });
  }

  @Allow('audit:list')
  @Query(() => [String], {
    description: 'The actions that occur in the audit log, as in `user.role`, in alphabetical order.',
  })
  auditActions(@Ctx() context: Context): Promise<string[]> {
    return listAuditActions(context);
  }

  @Allow('audit:list')
  @Query(() => AuditKeepingType, {
    description: 'How long the audit log is kept, and how far its hash chain reaches.',
  })
  auditKeeping(@Ctx() context: Context): Promise<AuditKeeping> {
    return readAuditKeeping(context);
  }

  @Allow('setting:update')
  @Mutation(() => AuditKeepingType, {
    description:
      'Sets how many days entries of the audit log are kept. Older ones are removed during the next night, and cannot be brought back.',
  })
  setAuditDays(
    @Ctx() context: Context,
    @Arg('days', () => Int, { description: 'From 30 to 3,660.' }) days: number,
  ): Promise<AuditKeeping> {
    return setAuditDays(context, days);
  }
}
