import { mailGroups, mailStates } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { listMails, readMail, retryMail, type MailRow, type OpenMail } from './mail.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const MailStateEnum = graphqlEnum('MailState', 'What has become of a mail.', mailStates, {
  queued: 'Waits to be sent, or to be tried again.',
  sent: 'The mail server took it.',
  kept: 'Development mode: shown here, never sent.',
  failed: 'Refused for good, or given up after the last try: a dead letter.',
});

export const MailGroupEnum = graphqlEnum('MailGroup', 'Mails of campaigns come in thousands: they are listed apart.', mailGroups, {
  campaign: 'Mails of campaigns.',
  single: 'Every other mail.',
});

@ObjectType('MailSummary', { simpleResolvers: true, description: 'A mail, without what it says.' })
export class MailSummaryType implements MailRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'What it is about, as in `verify_email` or `campaign`.' })
  kind!: string;

  @Field(() => String, { description: 'Whom it addresses.' })
  toName!: string;

  @Field(() => String, { description: 'The mailbox it goes to.' })
  toAddress!: string;

  @Field(() => String, { description: 'As its addressee reads it.' })
  subject!: string;

  @Field(() => MailStateEnum, { description: 'What has become of it.' })
  state!: MailRow['state'];

  @Field(() => String, { nullable: true, description: 'What the last failed try said; null: none has failed.' })
  lastError!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written and put in the outbox.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the mail server took it; null: not yet, or never.' })
  sentAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A file of a mail.' })
export class MailFile {
  @Field(() => String, { description: 'As its addressee sees it.' })
  filename!: string;

  @Field(() => String, { description: 'As in `text/calendar`.' })
  contentType!: string;
}

@ObjectType('Mail', { simpleResolvers: true, description: 'A mail with what it says.' })
export class MailType extends MailSummaryType implements OpenMail {
  @Field(() => String, { nullable: true, description: 'Plain text. Null where mails are sent and this one carries a link for its addressee alone.' })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'A whole page; null where `text` is.' })
  html!: string | null;

  @Field(() => [MailFile], { description: 'What is sent along; the files themselves are not shown.' })
  attachments!: MailFile[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of mails, newest first.' })
export class MailPage {
  @Field(() => Boolean, { description: 'Whether mails are sent; in development mode they are kept here.' })
  sends!: boolean;

  @Field(() => [MailSummaryType], { description: 'At most 20.' })
  mails!: MailRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@Resolver()
export class MailResolver {
  @Allow('mail:list')
  @Query(() => MailPage, { description: 'Mails, newest first; those in state `failed` are the dead letters.' })
  mails(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('state', () => MailStateEnum, { nullable: true, description: 'Mails in this state only.' }) state?: string,
    @Arg('group', () => MailGroupEnum, { nullable: true, description: 'Mails of campaigns only, or everything else.' }) group?: string,
  ): Promise<MailPage> {
    return listMails(context, { page, state, group });
  }

  @Allow('mail:read')
  @Query(() => MailType, { description: 'One mail.' })
  mail(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a mail') }) id: string): Promise<OpenMail> {
    return readMail(context, id);
  }

  @Allow('mail:test')
  @Mutation(() => MailType, { description: 'Writes a mail to oneself. It is `queued` at first; ask for it again to see what became of it.' })
  sendTestMail(@Ctx() context: Context): Promise<OpenMail> {
    return sendTestMail(context);
  }

  @Allow('mail:retry')
  @Mutation(() => MailType, { description: 'Sends a mail that was given up once more.' })
  retryMail(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of a mail that was given up; any other answers `NOT_FOUND`.' }) id: string): Promise<OpenMail> {
    return retryMail(context, id);
  }
}
