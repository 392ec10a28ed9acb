import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';
import { winningSteps } from '../../../../testing/fixtures/winning-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const { won, projectsOf, documentsSeen } = winningSteps(api, () => admin);

describe('the buyer', () => {
  const statusOf = async (id: string) =>
    (await api.sql('select status from contacts where id = $1', [id]))[0]?.status;
  const seenBy = async (email: string): Promise<string[]> =>
    (await (await api.asUser(email)).rest('GET', '/api/projects')).body.projects.map(({ id }: any) => id);

  it('project.customer: becomes a customer, and sees the project once there is an account with their verified address', async () => {
    const deal = await signDeal(api);
    const { project: made } = await won(deal);
    expect(await statusOf(deal.contactId)).toBe('customer');
    expect(made.customer).toBeNull();
    const user = await api.addUser({
      email: deal.email,
      role: 'customer',
      name: 'Ada Later',
      isEmailVerified: false,
    });
    const customer = () =>
      api.sql('select customer_id, customer_name, version from projects where id = $1', [made.id]);
    expect(await customer()).toMatchObject([{ customer_id: null, version: 1 }]);
    await api.sql("update users set is_email_verified = true, password_hash = 'chosen' where id = $1", [
      user,
    ]);
    expect(await customer()).toEqual([{ customer_id: user, customer_name: 'Ada Later', version: 2 }]);
    expect(await seenBy(deal.email)).toEqual([made.id]);
    expect(await documentsSeen(await api.asUser(deal.email), made.id)).toHaveLength(2);
    expect(
      await api.sql("select after from project_events where project_id = $1 and subject = 'customer'", [
        made.id,
      ]),
    ).toEqual([{ after: 'Ada Later' }]);
  });

  it('project.customer: may be the co-buyer, if the contact has no account', async () => {
    const deal = await signDeal(api, { coBuyers: [{ name: 'Bo', email: 'Bo.Co@Winning.example' }] });
    const bo = await api.addUser({
      email: 'bo.co@winning.example',
      role: 'customer',
      passwordHash: 'chosen',
    });
    expect((await won(deal)).project.customer.id).toBe(bo);
    // Somebody who comes later takes it from nobody, and sees it as well.
    const project = (await projectsOf(deal.dealId))[0]?.id;
    await api.addUser({ email: deal.email, role: 'customer', passwordHash: 'chosen' });
    expect(await api.sql('select customer_id from projects where id = $1', [project])).toEqual([
      { customer_id: bo },
    ]);
    expect(await seenBy(deal.email)).toEqual([project]);
  });

  it('is nobody with another role, without a proof, or whom staff have refused', async () => {
    const deal = await signDeal(api);
    await api.addUser({ email: deal.email, role: 'contractor', passwordHash: 'chosen' });
    const { project: made } = await won(deal);
    expect(made.customer).toBeNull();
    const second = await signDeal(api);
    const user = await api.addUser({
      email: second.email,
      role: 'customer',
      isEmailVerified: false,
      passwordHash: 'chosen',
    });
    const { project: other } = await won(second);
    expect(other.customer).toBeNull();
    await api.sql('insert into project_link_refusals (project_id, user_id) values ($1, $2)', [
      other.id,
      user,
    ]);
    await api.sql('update users set is_email_verified = true where id = $1', [user]);
    expect(await seenBy(second.email)).toEqual([]);
  });
});

it('whom it is for stands in its deal, and cannot be changed beside it', async () => {
  const { project } = await won(await signDeal(api));
  const update = async (input: object) =>
    (
      await admin.gql(
        'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }',
        {
          id: project.id,
          input: { version: 1, ...input },
        },
      )
    ).errors?.[0]?.extensions.fieldErrors;
  expect(await update({ contactId: null })).toEqual({ contactId: projectSentences.belongsToDeal });
  const [customer] = await api.sql<{ id: string }>(
    "select id from users where email = 'customer@example.com'",
  );
  expect(await update({ customerId: customer?.id })).toEqual({ customerId: projectSentences.belongsToDeal });
});

describe('its days', () => {
  const daysOf = (id: string) =>
    api.sql(
      `select start_date::text, estimated_completion::text,
         (select count(*)::int from project_stages where project_id = p.id and planned_for is not null) planned
       from projects p where id = $1`,
      [id],
    );
  const delivery = 'Usually delivered 12 to 20 weeks after the order.';

  it('are the usual ones of the signed delivery window, with every stage planned', async () => {
    const deal = await signDeal(api, { delivery });
    const { project: made } = await won(deal, { startDate: '2027-02-01' });
    expect(await daysOf(made.id)).toEqual([
      { start_date: '2027-02-01', estimated_completion: '2027-09-01', planned: 9 },
    ]);
    const { project: today } = await won(await signDeal(api, { delivery }));
    expect(await daysOf(today.id)).toMatchObject([{ start_date: expect.any(String), planned: 9 }]);
  });

  it('stay open where the agreement names no window', async () => {
    const deal = await signDeal(api, { delivery: 'By arrangement.' });
    const { project: made } = await won(deal);
    expect(await daysOf(made.id)).toEqual([{ start_date: null, estimated_completion: null, planned: 0 }]);
  });
});

describe('what a contract comes to', () => {
  it('price.privacy: is told to staff and to its customer alone', async () => {
    const deal = await signDeal(api);
    await api.addUser({ email: deal.email, role: 'customer', passwordHash: 'chosen' });
    const { project: made } = await won(deal);
    const [contractor] = await api.sql<{ id: string }>(
      "select id from users where email = 'contractor@example.com'",
    );
    await api.sql('update projects set contractor_id = $2 where id = $1', [made.id, contractor?.id]);
    const prices = async (caller: Caller) => {
      const rest = (await caller.rest('GET', `/api/projects/${made.id}`)).body;
      const { data } = await caller.gql(
        'query ($id: ID!) { project(id: $id) { contractCents budget dealId } }',
        { id: made.id },
      );
      return [
        rest.contractCents,
        rest.budget,
        data?.project?.contractCents,
        data?.project?.budget,
        data?.project?.dealId,
      ];
    };
    expect(await prices(admin)).toEqual([20_000_050, 200_001, 20_000_050, 200_001, deal.dealId]);
    expect(await prices(await api.asUser(deal.email))).toEqual([
      20_000_050,
      200_001,
      20_000_050,
      200_001,
      null,
    ]);
    expect(await prices(await api.as('contractor'))).toEqual([undefined, undefined, null, null, null]);
    for (const role of ['factory', 'devops', 'agent', 'investor'] as const) {
      const caller = await api.as(role);
      expect((await caller.rest('GET', `/api/projects/${made.id}`)).status, role).toBe(403);
      expect(
        (await prices(caller)).filter((price) => price !== undefined && price !== null),
        role,
      ).toEqual([]);
    }
    const other = await api.as('customer');
    expect((await other.rest('GET', `/api/projects/${made.id}`)).status).toBe(404);
    // Neither the list nor the search, nor the history, nor its exports give the sum away in other words.
    const contractorSees = await (
      await api.as('contractor')
    ).gql(
      'query ($id: ID!) { projects { projects { name description } } projectEvents(id: $id) { events { subject before after } } search(text: "Castle") { title detail } }',
      { id: made.id },
    );
    expect(contractorSees.errors).toBeUndefined();
    expect(JSON.stringify(contractorSees)).not.toMatch(/200[,.]?0/);
  });
});
