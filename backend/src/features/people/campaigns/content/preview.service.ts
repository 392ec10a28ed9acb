import {
  audience as audienceRule,
  campaignContent,
  type Audience,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { mergeFields } from '@hearthline/rules/people/campaigns/merge-fields.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { audienceFilter, sampleContacts } from '../recipients/audience.queries.ts';
import {
  campaignForms,
  campaignTestKind,
  campaignWriter,
  testLinks,
  type Addressee,
} from './campaign.mail.ts';
import { demandContent, readCampaign } from '../campaign.service.ts';

/** A fictitious recipient, for when no contact matches. */
const example: Addressee = {
  firstName: mergeFields.firstName.example,
  lastName: mergeFields.lastName.example,
  company: mergeFields.company.example,
  email: mergeFields.email.example,
  source: 'manual',
};

/** The recipient in a preview: the newest contact of the audience. */
const someone = async (context: Context, audience: Audience): Promise<Addressee> => {
  const filter = audienceFilter(audience, await readSetting(context, 'timeZone'));
  return (await sampleContacts(context, filter, 1))[0] ?? example;
};

export interface CampaignPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly addressee: string;
}

/** A mail exactly as it will be sent, to the newest contact of the audience. @throws AppError BAD_INPUT */
export const previewCampaign = async (
  context: Context,
  input: { readonly audience?: unknown },
): Promise<CampaignPreview> => {
  const content = validate(campaignContent, input);
  const audience = validate(audienceRule, input.audience ?? {});
  const seller: Company = await readSetting(context, 'company');
  const to = await someone(context, audience);
  const mail = campaignWriter(content, seller)(to, testLinks(context));
  return {
    ...campaignForms(mail, seller, context.publicUrl),
    addressee: `${to.firstName} ${to.lastName} <${to.email}>`,
  };
};

/** Sends a stored campaign to the viewer, at the address of their account. @throws AppError NOT_FOUND, BAD_INPUT, TOO_MANY_REQUESTS */
export const testCampaign = async (context: Context, id: string): Promise<{ message: string }> => {
  const campaign = await readCampaign(context, id);
  demandContent(campaign);
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('campaignTest', viewer.id);
  const seller = await readSetting(context, 'company');
  const content = campaignWriter(campaign, seller)(
    await someone(context, campaign.audience),
    testLinks(context),
  );
  const address = await context.transaction(async (trx) => {
    const { name, email } = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', viewer.id)
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    await queueMail(
      context,
      trx,
      {
        kind: campaignTestKind,
        to: { name, address: email },
        content: { ...content, subject: `[Test] ${content.subject}` },
      },
      seller,
    );
    await audit(context, trx, { action: 'campaign.test', object: ['campaign', id] });
    return email;
  });
  return { message: `A test mail is on its way to ${address}.` };
};
