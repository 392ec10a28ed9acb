import { winSentences } from '@hearthline/rules/sale/deals/win.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';
import { projectFields, winningSteps } from '../../../../testing/fixtures/winning-steps.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const { win, won, code, projectsOf, documentsSeen } = winningSteps(api, () => admin);

describe('winning a deal', () => {
  it('project.no-retyping: makes the project from the agreement', async () => {
    const deal = await signDeal(api, { coBuyers: [{ name: 'Bo Byron', email: 'bo@winning.example' }] });
    const account = await api.addUser({
      email: deal.email,
      role: 'customer',
      name: 'Ada B.',
      passwordHash: 'chosen',
    });
    const { stage, probabilityPercent, events, project: made } = await won(deal);
    expect({ stage, probabilityPercent, event: events[0] }).toEqual({
      stage: 'won',
      probabilityPercent: 100,
      event: { kind: 'moved', fromStage: 'new', toStage: 'won' },
    });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Castle Rock for Ada Byron and Bo Byron',
      description: 'Castle Rock, Double Wide, 27 × 53. Roof: Hip. Siding: Lap.',
      status: 'planning',
      stage: 'Design',
      progress: 0,
      customer: { id: account, email: deal.email },
      customerName: 'Ada B.',
      contact: { id: deal.contactId },
      address: '12 Fir Lane, Yelm, 98597',
      startDate: null,
      budget: 200_001,
      contractCents: 20_000_050,
      sqft: 1440,
      bedrooms: 3,
      bathrooms: 2,
      propertyType: 'Manufactured Home',
      contactPhone: '+13605550142',
      contactEmail: deal.email,
      designCode: deal.designCode,
      designVersion: 1,
      dealId: deal.dealId,
    });
    const [agreement] = await api.sql(
      'select number, signed_sha256, disclosures_sha256 from agreements where id = $1',
      [deal.agreementId],
    );
    expect(await documentsSeen(admin, made.id)).toEqual([
      `Disclosures A-${agreement?.number}`,
      `Purchase agreement A-${agreement?.number}`,
    ]);
    const files = await api.sql(
      'select v.sha256, d.type, d.state from document_versions v join documents d on d.id = v.document_id where d.project_id = $1 order by d.name',
      [made.id],
    );
    expect(files).toEqual([
      { sha256: agreement?.disclosures_sha256, type: 'contract', state: 'approved' },
      { sha256: agreement?.signed_sha256, type: 'contract', state: 'approved' },
    ]);
    expect(
      await api.sql('select count(*)::int from project_stages where project_id = $1', [made.id]),
    ).toEqual([{ count: 9 }]);
  });

  it('takes another name and a first day', async () => {
    const { project: made } = await won(await signDeal(api), {
      name: ' Alder Home ',
      startDate: '2027-04-01',
    });
    expect(made).toMatchObject({ name: 'Alder Home', startDate: '2027-04-01' });
    const refused = await win((await signDeal(api)).dealId, { name: 'x'.repeat(201) });
    expect(code(refused)).toBe('BAD_INPUT');
  });

  it('files documents that are the customer’s and staff’s alone, and live on their own', async () => {
    const deal = await signDeal(api);
    await api.addUser({ email: deal.email, role: 'customer', passwordHash: 'chosen' });
    const { project: made } = await won(deal);
    const [contractor] = await api.sql<{ id: string }>(
      "select id from users where email = 'contractor@example.com'",
    );
    await api.sql('update projects set contractor_id = $2 where id = $1', [made.id, contractor?.id]);
    expect(await documentsSeen(await api.asUser(deal.email), made.id)).toHaveLength(2);
    expect(await documentsSeen(await api.as('contractor'), made.id)).toEqual([]);
    const [shared] = await api.sql(
      'select count(*)::int from document_versions v join agreements a on v.storage_key in (a.signed_key, a.disclosures_key)',
    );
    expect(shared).toEqual({ count: 0 });
  });

  it('needs a signed agreement, and an open deal', async () => {
    const deal = await signDeal(api);
    await api.sql("update agreements set status = 'void' where id = $1", [deal.agreementId]);
    const answer = await win(deal.dealId);
    expect(code(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toBe(winSentences.notSigned);
    const lost = await signDeal(api);
    await api.sql("update deals set stage = 'lost', lost_reason = 'price' where id = $1", [lost.dealId]);
    expect((await win(lost.dealId)).errors?.[0]?.message).toBe(winSentences.lost);
    expect(code(await win((await signDeal(api)).dealId, null, 7))).toBe('CONFLICT');
    for (const id of ['nonsense', deal.agreementId]) expect(code(await win(id))).toBe('NOT_FOUND');
    expect(await projectsOf(deal.dealId)).toEqual([]);
  });

  it('happens once, however many try at once: exactly one project', async () => {
    const deal = await signDeal(api);
    const answers = await Promise.all(Array.from({ length: 6 }, () => win(deal.dealId)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => code(answer) === 'CONFLICT')).toHaveLength(5);
    expect(await projectsOf(deal.dealId)).toHaveLength(1);
    const again = await win(deal.dealId, null, 2);
    expect(again.errors?.[0]?.message).toBe(winSentences.wonAlready);
  });

  it('leaves nothing behind where it fails', async () => {
    const deal = await signDeal(api);
    const { storage } = api.app.systemContext();
    const keys = async (): Promise<number> => {
      let count = 0;
      for await (const _file of storage.list()) count += 1;
      return count;
    };
    const before = await keys();
    expect(code(await win(deal.dealId, null, 9))).toBe('CONFLICT');
    expect(await keys()).toBe(before);
    const [agreement] = await api.sql<{ signed_key: string }>(
      'select signed_key from agreements where id = $1',
      [deal.agreementId],
    );
    await storage.remove(agreement?.signed_key ?? '');
    expect(code(await win(deal.dealId))).toBe('UNAVAILABLE');
    expect(await projectsOf(deal.dealId)).toEqual([]);
    expect(await keys()).toBe(before - 1);
  });
});

describe('the version that was signed', () => {
  it('project.frozen: stays, whatever happens to the design', async () => {
    const deal = await signDeal(api);
    const { project: made } = await won(deal);
    const design = async (): Promise<any> =>
      (
        await admin.gql(
          'query ($code: String!) { design(code: $code) { version roof frozenAt viewerCanEdit } }',
          { code: deal.designCode },
        )
      ).data.design;
    expect(await design()).toEqual({
      version: 1,
      roof: 'hip',
      frozenAt: expect.any(String),
      viewerCanEdit: true,
    });
    const changed = await api.rest(
      'PATCH',
      `/api/designs/${deal.designCode}`,
      { roof: 'flat' },
      { 'x-design-key': deal.editKey },
    );
    expect(changed).toMatchObject({ status: 200, body: { version: 2, roof: 'flat' } });
    expect(await design()).toMatchObject({ version: 2, roof: 'flat', frozenAt: null });
    const versions = await api.sql(
      "select v.version, v.content ->> 'roof' as roof, v.frozen_at is not null as frozen from design_versions v join designs d on d.id = v.design_id where d.code = $1 order by 1",
      [deal.designCode],
    );
    expect(versions).toEqual([
      { version: 1, roof: 'hip', frozen: true },
      { version: 2, roof: 'flat', frozen: false },
    ]);
    const read = await admin.gql(`query ($id: ID!) { project(id: $id) { ${projectFields} } }`, {
      id: made.id,
    });
    expect(read.data.project).toEqual(made);
  });
});
