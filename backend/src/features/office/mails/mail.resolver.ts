import { mailGroups, mailStates } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { listMails, readMail, retryMail, type MailRow, type OpenMail } from './mail.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const MailStateEnum = graphqlEnum('MailState', 'The state of a mail.', mailStates, {
  queued: 'Waiting to be sent or retried.',
  sent: 'Accepted by the mail server.',
  kept: 'Development mode: shown here, never sent.',
  failed: 'Refused for good, or given up after the last try: a dead letter.',
});

export const MailGroupEnum = graphqlEnum(
  'MailGroup',
  'Mails of campaigns, which come in thousands, or all others.',
  mailGroups,
  {
    campaign: 'Mails of campaigns.',
    single: 'Every other mail.',
  },
);

@ObjectType('MailSummary', { simpleResolvers: true, description: 'A mail without its content.' })
export class MailSummaryType implements MailRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The kind of mail, as in `verify_email` or `campaign`.' })
  kind!: string;

  @Field(() => String, { description: 'The name of the recipient.' })
  toName!: string;

  @Field(() => String, { description: 'The e-mail address of the recipient.' })
  toAddress!: string;

  @Field(() => String, { description: 'The subject line.' })
  subject!: string;

  @Field(() => MailStateEnum, { description: 'The state of the mail.' })
  state!: MailRow['state'];

  @Field(() => String, {
    nullable: true,
    description: 'The error of the last failed attempt. Null if none has failed.',
  })
  lastError!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the mail was written and put in the outbox.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the mail server accepted it. Null if not yet, or never.',
  })
  sentAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A file attached to a mail.' })
export class MailFile {
  @Field(() => String, { description: 'The name of the file, as the recipient sees it.' })
  filename!: string;

  @Field(() => String, { description: 'The media type, as in `text/calendar`.' })
  contentType!: string;
}

@ObjectType('Mail', { simpleResolvers: true, description: 'A mail with its content.' })
export class MailType extends MailSummaryType implements OpenMail {
  @Field(() => String, {
    nullable: true,
    description:
      'The plain text of the mail. Null if this server sends mails and this one contains a link meant for its recipient alone.',
  })
  text!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The HTML of the mail, as a whole page. Null if `text` is null.',
  })
  html!: string | null;

  @Field(() => [MailFile], { description: 'The attached files, without their content.' })
  attachments!: MailFile[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of mails, newest first.' })
export class MailPage {
  @Field(() => Boolean, { description: 'Whether mails are sent; in development mode they are only kept.' })
  sends!: boolean;

  @Field(() => [MailSummaryType], { description: 'At most 20 mails.' })
  mails!: MailRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@Resolver()
export class MailResolver {
  @Allow('mail:list')
  @Query(() => MailPage, {
    description: 'Mails, newest first; those in the state `failed` are the dead letters.',
  })
  mails(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('state', () => MailStateEnum, { nullable: true, description: 'Only mails in this state.' })
    state?: string,
    @Arg('group', () => MailGroupEnum, {
      nullable: true,
      description: 'Only mails of campaigns, or only all others.',
    })
    group?: string,
  ): Promise<MailPage> {
    return listMails(context, { page, state, group });
  }

  @Allow('mail:read')
  @Query(() => MailType, { description: 'One mail.' })
  mail(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a mail') }) id: string,
  ): Promise<OpenMail> {
    return readMail(context, id);
  }

  @Allow('mail:test')
  @Mutation(() => MailType, {
    description:
      'Sends a test mail to the viewer. Its state is `queued` at first; query it again to see the outcome.',
  })
  sendTestMail(@Ctx() context: Context): Promise<OpenMail> {
    return sendTestMail(context);
  }

  @Allow('mail:retry')
  @Mutation(() => MailType, { description: 'Tries again to send a mail that was given up.' })
  retryMail(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'The id of a mail that was given up; any other is refused with `NOT_FOUND`.',
    })
    id: string,
  ): Promise<OpenMail> {
    return retryMail(context, id);
  }
}
