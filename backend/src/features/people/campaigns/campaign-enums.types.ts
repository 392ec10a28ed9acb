import { campaignStates, recipientFilters } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const CampaignStateEnum = graphqlEnum('CampaignState', 'The state of a campaign.', campaignStates, {
  draft: 'Can be edited; no mails are sent.',
  scheduled: 'Starts automatically at its scheduled time.',
  sending: 'Mails to the recipients are being sent.',
  paused: 'No further recipients are written to until somebody resumes it.',
  sent: 'Every recipient has been processed.',
  canceled: 'Ended for good: recipients not yet written to get no mail.',
});

export const RecipientFilterEnum = graphqlEnum(
  'RecipientFilter',
  'A filter for recipients: a state, or those who unsubscribed with the campaign’s link.',
  recipientFilters,
  {
    waiting: 'Not written to yet.',
    queued: 'In the outbox.',
    sent: 'The mail server accepted the mail or, in development mode, it was kept in the outbox.',
    failed: 'The mail was refused, or given up.',
    suppressed: 'Got no mail.',
    unsubscribed: 'Unsubscribed with the link in this campaign’s mail, whatever the state.',
  },
);
