import { mailGroups, mailStates } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { PaginationType } from '../../platform/paging.ts';
import { listMails, readMail, retryMail, type MailRow, type OpenMail } from './mail.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const MailStateEnum = Object.fromEntries(mailStates.map((state) => [state, state]));
registerEnumType(MailStateEnum, { name: 'MailState', description: '`kept`: development mode, never sent. `failed`: refused for good, or given up.' });

export const MailGroupEnum = Object.fromEntries(mailGroups.map((group) => [group, group]));
registerEnumType(MailGroupEnum, { name: 'MailGroup', description: '`campaign`: mails of campaigns. `single`: every other mail.' });

@ObjectType('MailSummary', { simpleResolvers: true, description: 'A mail, without what it says.' })
export class MailSummaryType implements MailRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'As in `verify_email`.' })
  kind!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => String)
  toAddress!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => MailStateEnum)
  state!: MailRow['state'];

  @Field(() => String, { nullable: true, description: 'What the last failed try said.' })
  lastError!: string | null;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true })
  sentAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A file of a mail.' })
export class MailFile {
  @Field(() => String)
  filename!: string;

  @Field(() => String)
  contentType!: string;
}

@ObjectType('Mail', { simpleResolvers: true, description: 'A mail with what it says.' })
export class MailType extends MailSummaryType implements OpenMail {
  @Field(() => String, { nullable: true, description: 'Null where it carries a link for its addressee alone.' })
  text!: string | null;

  @Field(() => String, { nullable: true })
  html!: string | null;

  @Field(() => [MailFile])
  attachments!: MailFile[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of mails, newest first.' })
export class MailPage {
  @Field(() => Boolean, { description: 'Whether mails are sent; in development mode they are kept here.' })
  sends!: boolean;

  @Field(() => [MailSummaryType])
  mails!: MailRow[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@Resolver()
export class MailResolver {
  @Allow('mail:list')
  @Query(() => MailPage, { description: 'Mails, newest first; those in state `failed` are the dead letters.' })
  mails(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true }) page?: number,
    @Arg('state', () => MailStateEnum, { nullable: true }) state?: string,
    @Arg('group', () => MailGroupEnum, { nullable: true, description: 'Those of campaigns alone, or everything else.' }) group?: string,
  ): Promise<MailPage> {
    return listMails(context, { page, state, group });
  }

  @Allow('mail:read')
  @Query(() => MailType, { description: 'One mail.' })
  mail(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OpenMail> {
    return readMail(context, id);
  }

  @Allow('mail:test')
  @Mutation(() => MailType, { description: 'Writes a mail to oneself. It is `queued` at first; ask for it again to see what became of it.' })
  sendTestMail(@Ctx() context: Context): Promise<OpenMail> {
    return sendTestMail(context);
  }

  @Allow('mail:retry')
  @Mutation(() => MailType, { description: 'Sends a mail that was given up once more.' })
  retryMail(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<OpenMail> {
    return retryMail(context, id);
  }
}
