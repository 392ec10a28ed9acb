import { must, type DrillClient } from './client.ts';

const campaign = {
  subject: 'News for {{firstName|you}}',
  body: 'Hello **{{firstName|there}}**.\n\n'.padEnd(2000, 'Our new homes are shown this weekend. '),
  audience: { sources: ['manual', 'appointment', 'consultant_request'] },
};

/** Sends a campaign to every contact, as fast as the product lets staff. @returns reads how far it has come */
export const sendCampaign = async (client: DrillClient, name: string) => {
  const { createCampaign } = await must(
    client.graphql<{ createCampaign: { id: string; version: number } }>(
      'mutation ($input: CreateCampaignInput!) { setCampaignPace(pace: 60000) createCampaign(input: $input) { id version } }',
      { input: { ...campaign, name } },
    ),
  );
  await must(
    client.graphql(
      'mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }',
      createCampaign,
    ),
  );
  return async () =>
    must(
      client.graphql<{ campaign: { state: string; sent: number; queued: number } }>(
        'query ($id: ID!) { campaign(id: $id) { state sent queued } }',
        { id: createCampaign.id },
      ),
    );
};
