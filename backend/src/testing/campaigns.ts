import type { Api, Caller } from './api.ts';

/** Stores contacts `person1@<domain>`, `person2@…` with a tag, by which an audience selects exactly these. */
export const addPeople = async (api: Pick<Api, 'sql'>, tag: string, count: number, domain = `${tag}.example`): Promise<void> => {
  await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, status, source, tags)
     select 'Person' || n, 'Tester', 'Person' || n || '@' || $2, lower('person' || n || '@' || $2), 'prospect', 'manual', array[$1] from generate_series(1, $3) n`,
    [tag, domain, count],
  );
};

export const campaignFields = 'id version name subject body state total waiting queued sent failed suppressed unsubscribed scheduledAt startedAt finishedAt audience { statuses sources tags createdFrom createdTo }';

/** Stores a campaign draft for the contacts with a tag. */
export const draftFor = async (admin: Caller, tag: string, more: object = {}): Promise<{ id: string; version: number }> => {
  const input = { name: `To ${tag}`, subject: 'News for {{firstName|you}}', body: 'Hello **{{firstName|there}}** of {{company|your town}}.', audience: { tags: [tag] }, ...more };
  const { data, errors } = await admin.gql(`mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ${campaignFields} } }`, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createCampaign;
};

/** Sends it now. */
export const sendDraft = (admin: Caller, { id, version }: { id: string; version: number }): ReturnType<Caller['gql']> =>
  admin.gql('mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { state version } }', { id, version });

export const readCampaign = async (admin: Caller, id: string): Promise<any> => (await admin.gql(`query ($id: ID!) { campaign(id: $id) { ${campaignFields} } }`, { id })).data?.campaign;

/** The data of the job that is sending a campaign right now. */
export const batonOf = async (api: Pick<Api, 'sql'>, campaignId: string): Promise<{ campaignId: string; baton: string }> => ({
  campaignId,
  baton: String((await api.sql('select baton from campaigns where id = $1', [campaignId]))[0]?.baton),
});

/** Sets the campaign pace so high that it slows nothing down. */
export const hurry = (api: Pick<Api, 'sql'>): Promise<object[]> =>
  api.sql("insert into settings (key, value) values ('campaignPace', '60000') on conflict (key) do update set value = '60000'");
