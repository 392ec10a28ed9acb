import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { Notice } from '../../../platform/graphql/notice.types.ts';
import { readAudience, readOptions } from './recipients/audience.queries.ts';
import { AudienceInput } from './audience.types.ts';
import { RecipientFilterEnum } from './campaign-enums.types.ts';
import { Campaign } from './campaign.entity.ts';
import { CampaignContentInput, CreateCampaignInput, UpdateCampaignInput } from './campaign.inputs.ts';
import { setPace } from './sending/set-pace.ts';
import {
  CampaignAudienceType,
  CampaignOptionsType,
  CampaignPage,
  CampaignPreviewType,
  CampaignRecipientPage,
} from './campaign.types.ts';
import { previewCampaign, testCampaign } from './content/preview.service.ts';
import { listRecipients } from './recipients/recipient.queries.ts';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  listCampaigns,
  readCampaign,
  updateCampaign,
  type CampaignRow,
} from './campaign.service.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaignNow,
  unscheduleCampaign,
} from './sending/sending.service.ts';

@Resolver()
export class CampaignResolver {
  @Allow('campaign:list')
  @Query(() => CampaignPage, { description: 'Campaigns, newest first, 20 per page.' })
  campaigns(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
  ): ReturnType<typeof listCampaigns> {
    return listCampaigns(context, { page });
  }

  @Allow('campaign:read')
  @Query(() => Campaign, { description: 'One campaign with its results.' })
  campaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return readCampaign(context, id);
  }

  @Allow('campaign:read')
  @Query(() => CampaignRecipientPage, { description: 'Recipients of a campaign, 50 per page.' })
  campaignRecipients(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('state', () => RecipientFilterEnum, {
      nullable: true,
      description: 'Only recipients that match this filter; all of them if missing.',
    })
    state?: string,
  ): ReturnType<typeof listRecipients> {
    return listRecipients(context, id, { page, state });
  }

  @Allow('campaign:create')
  @Query(() => CampaignOptionsType, { description: 'The choices that the campaign editor offers.' })
  campaignOptions(@Ctx() context: Context): Promise<CampaignOptionsType> {
    return readOptions(context);
  }

  @Allow('campaign:create')
  @Query(() => CampaignAudienceType, {
    description: 'The contacts that a campaign with this audience would reach right now.',
  })
  campaignAudience(
    @Ctx() context: Context,
    @Arg('audience', () => AudienceInput, { description: 'The audience to look up; nothing is stored.' })
    audience: AudienceInput,
  ): Promise<CampaignAudienceType> {
    return readAudience(context, audience);
  }

  @Allow('campaign:create')
  @Query(() => CampaignPreviewType, {
    description: 'The mail exactly as it will be sent to the newest contact of the audience.',
  })
  campaignPreview(
    @Ctx() context: Context,
    @Arg('input', () => CampaignContentInput) input: CampaignContentInput,
  ): Promise<CampaignPreviewType> {
    return previewCampaign(context, input);
  }

  @Allow('campaign:create')
  @Mutation(() => Campaign, { description: `Creates a draft. ${fieldText.once}` })
  createCampaign(
    @Ctx() context: Context,
    @Arg('input', () => CreateCampaignInput) input: CreateCampaignInput,
  ): Promise<CampaignRow> {
    return withIdempotencyKey(context, 'campaign.create', input, (inside) => createCampaign(inside, input), {
      key: input.requestKey,
    });
  }

  @Allow('campaign:update')
  @Mutation(() => Campaign, {
    description: 'Changes a draft. `CONFLICT` if the campaign is no longer a draft.',
  })
  updateCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
    @Arg('input', () => UpdateCampaignInput) input: UpdateCampaignInput,
  ): Promise<CampaignRow> {
    return updateCampaign(context, id, input);
  }

  @Allow('campaign:delete')
  @Mutation(() => ID, {
    description: 'Deletes a draft and returns its id. `CONFLICT` if the campaign is no longer a draft.',
  })
  deleteCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<string> {
    return deleteCampaign(context, id, version);
  }

  @Allow('campaign:create')
  @Mutation(() => Campaign, {
    description: `Creates a draft with the texts and the audience of this campaign. ${fieldText.once}`,
  })
  duplicateCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return withIdempotencyKey(context, 'campaign.duplicate', { id }, (inside) =>
      duplicateCampaign(inside, id),
    );
  }

  @Allow('campaign:update')
  @Mutation(() => Notice, {
    description: 'Sends the campaign, as stored, as a test mail to the viewer’s own address.',
  })
  testCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<Notice> {
    return testCampaign(context, id);
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, {
    description: `Sends a draft now; it can no longer be changed. \`BAD_INPUT\` if its subject, its body or its audience is empty. ${fieldText.once}`,
  })
  sendCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<CampaignRow> {
    return withIdempotencyKey(context, 'campaign.send', { id, version }, (inside) =>
      sendCampaignNow(inside, id, version),
    );
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, {
    description: 'Schedules a draft for a time in the business’s time zone, as in `2027-03-01`, `09:30`.',
  })
  scheduleCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('date', () => String, {
      description: 'A day in the business’s time zone, `yyyy-mm-dd`, at most 366 days ahead.',
    })
    date: string,
    @Arg('time', () => String, { description: 'A 24-hour time in the business’s time zone, as in `09:30`.' })
    time: string,
  ): Promise<CampaignRow> {
    return scheduleCampaign(context, id, version, { date, time });
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, { description: 'Turns a scheduled campaign back into a draft.' })
  unscheduleCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return unscheduleCampaign(context, id);
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, {
    description: 'Stops writing to further recipients. Mails already in the outbox are still sent.',
  })
  pauseCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return pauseCampaign(context, id);
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, { description: 'Resumes a paused campaign where it stopped.' })
  resumeCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return resumeCampaign(context, id);
  }

  @Allow('campaign:send')
  @Mutation(() => Campaign, {
    description: 'Ends a sending or paused campaign for good: recipients not yet written to get no mail.',
  })
  cancelCampaign(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a campaign') }) id: string,
  ): Promise<CampaignRow> {
    return cancelCampaign(context, id);
  }

  @Allow('campaign:send')
  @Mutation(() => Int, {
    description: 'Sets how many campaign mails are sent per minute, over all servers together.',
  })
  setCampaignPace(
    @Ctx() context: Context,
    @Arg('pace', () => Int, { description: 'Mails per minute, from 1 to 60,000.' }) pace: number,
  ): Promise<number> {
    return setPace(context, pace);
  }
}
