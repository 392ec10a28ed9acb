import {
  campaignsPageSize,
  recipientsPageSize,
  suppressionsPageSize,
  type CampaignState,
  type RecipientState,
  type SuppressionReason,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { rangeText, type Pagination } from '@hearthline/rules/paging.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';

/** The address of the list of campaigns. */
export const campaignList = '/admin?tab=marketing';

/** Takes the place of the id in a new campaign's address: nothing is stored before it is saved. */
export const newCampaignId = 'new';
export const campaignAddress = (id: string): string => `/campaigns/${id}`;
export const newCampaign = campaignAddress(newCampaignId);

export const stateTitle = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
} as const satisfies Record<CampaignState, string>;

export const recipientTitle = {
  waiting: 'Waiting',
  queued: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Suppressed',
} as const satisfies Record<RecipientState, string>;
export const recipientOptions = [
  ...Object.entries(recipientTitle),
  ['unsubscribed', 'Unsubscribed'] as const,
].map(([id, title]) => ({ id, title }));

export const reasonTitle = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  manual: 'Added manually',
} as const satisfies Record<SuppressionReason, string>;

export const statusOptions = [
  { id: 'prospect', title: 'Prospect' },
  { id: 'active', title: 'Active' },
  { id: 'customer', title: 'Customer' },
  { id: 'inactive', title: 'Inactive' },
] as const;

/** `Monday, March 1, 2027 at 9:00 AM (Pacific Time)`, in the business's time zone. */
export const businessTime = (at: string, timeZone: string): string =>
  `${instantText(at, 'full', timeZone)} (${zoneName(timeZone)})`;

/** `Showing 1 to 20 of 57 campaigns`; empty if the page is. */
const range = (pagination: Pagination, size: number, one: string, many?: string): string =>
  (pagination.page - 1) * size >= pagination.total
    ? ''
    : rangeText(pagination, size, pluralize(pagination.total, one, many));
export const campaignRange = (pagination: Pagination): string =>
  range(pagination, campaignsPageSize, 'campaign');
export const recipientRange = (pagination: Pagination): string =>
  range(pagination, recipientsPageSize, 'recipient');
export const addressRange = (pagination: Pagination): string =>
  range(pagination, suppressionsPageSize, 'address', 'addresses');

interface Counted {
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  readonly suppressed: number;
}

/** The number of recipients already processed. */
export const processedCount = ({ sent, failed, suppressed }: Counted): number => sent + failed + suppressed;

/** `120 of 312 done`. */
export const progressText = (campaign: Counted): string =>
  `${processedCount(campaign).toLocaleString('en-US')} of ${campaign.total.toLocaleString('en-US')} done`;
