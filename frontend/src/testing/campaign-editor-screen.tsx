import { everybody, type Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { CampaignView } from '../features/people/campaigns/campaign-view.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, sessionOf, userOf } from './render.tsx';

/** A stored campaign as the server returns it. */
export const campaignOf = (other: object = {}) => ({
  __typename: 'Campaign',
  id: 'c1',
  version: 3,
  name: 'Spring',
  subject: 'News',
  body: 'Hello',
  state: 'draft',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  gathered: false,
  total: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  failed: 0,
  suppressed: 0,
  unsubscribed: 0,
  audience: { __typename: 'Audience', ...everybody },
  ...other,
});

/** How many contacts of the fake server match: fewer with each filter. */
const reached = ({ statuses, tags }: Audience): number =>
  tags.includes('nobody') ? 0 : statuses.length ? 40 : 312;

/** A fake server with one campaign. */
export const startCampaignServer = (other: object = {}) =>
  fakeApi({
    Campaign: () => ({ campaign: campaignOf(other) }),
    CampaignOptions: () => ({
      campaignOptions: {
        __typename: 'CampaignOptions',
        sources: ['manual', 'consultant_request'],
        tags: ['land owned'],
        timeZone: 'America/Los_Angeles',
        today: '2026-11-01',
        pace: 600,
        sends: false,
      },
    }),
    CampaignAudience: ({ audience }) => ({
      campaignAudience: {
        __typename: 'CampaignAudience',
        contacts: reached(audience as Audience),
        suppressed: reached(audience as Audience) ? 2 : 0,
        sample: [
          {
            __typename: 'AudienceContact',
            id: 'p',
            firstName: 'Ada',
            lastName: 'Byron',
            email: 'ada@example.com',
          },
        ],
      },
    }),
    CampaignPreview: ({ input }) => {
      const { subject, body } = input as { subject: string; body: string };
      return {
        campaignPreview: {
          __typename: 'CampaignPreview',
          subject: `To Ada: ${subject}`,
          html: `<html><head></head><body>${body}</body></html>`,
          text: `text of ${body}`,
          addressee: 'Ada Byron <ada@example.com>',
        },
      };
    },
    CampaignRecipients: () => ({
      campaignRecipients: {
        __typename: 'CampaignRecipientPage',
        recipients: [],
        pagination: { __typename: 'Pagination', page: 1, totalPages: 0, total: 0 },
      },
    }),
    StartCampaign: ({ input }) => ({ createCampaign: campaignOf({ ...(input as object), version: 1 }) }),
    SaveCampaign: ({ input }) => ({ updateCampaign: campaignOf({ ...(input as object), version: 4 }) }),
    ScheduleCampaign: () => ({
      scheduleCampaign: campaignOf({
        state: 'scheduled',
        scheduledAt: '2026-11-03T17:30:00.000Z',
        version: 4,
      }),
    }),
    SendCampaign: () => ({
      sendCampaign: campaignOf({ state: 'sending', startedAt: '2026-11-01T17:30:00.000Z', version: 4 }),
    }),
    TestCampaign: () => ({
      testCampaign: { __typename: 'Notice', message: 'A test mail is on its way to admin@example.com.' },
    }),
  });

const Campaign = () => {
  const { id = '' } = useParams();
  return <CampaignView key={id} id={id} />;
};
export const drawEditor = (id = 'c1') =>
  renderAt(
    <DataProvider>
      {/* The way back, as in the workspace's bar. */}
      <Link to="/admin?tab=marketing">Marketing</Link>
      <Routes>
        <Route path="/campaigns/:id" element={<Campaign />} />
        <Route path="/admin" element={<p>The list</p>} />
      </Routes>
    </DataProvider>,
    { at: `/campaigns/${id}`, session: sessionOf({ user: userOf('admin') }) },
  );

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const retype = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
