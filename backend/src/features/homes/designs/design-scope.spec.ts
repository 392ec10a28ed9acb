import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addContact,
  addDeal,
  addProject,
  addStaff,
  ask,
  type StaffMember,
} from '../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let seller: StaffMember;
let manager: StaffMember;
let office: StaffMember;
/** A design of the contact of each, and one of nobody's. */
const designs: Record<'own' | 'request' | 'dealt' | 'colleague' | 'nobody', string> = {
  own: '',
  request: '',
  dealt: '',
  colleague: '',
  nobody: '',
};
const contacts = { own: '', colleague: '' };

const make = async (name: string): Promise<string> =>
  (await api.rest('POST', '/api/designs', { name, home: { slug: 'birkenfeld' }, site: { zip: '98101' } }))
    .body.code;
const link = (code: string, contactId: string) =>
  api.sql('update designs set contact_id = $2 where code = $1', [code, contactId]);

beforeAll(async () => {
  await api.sql('delete from designs');
  seller = await addStaff(api, 'seller', 'sales');
  const colleague = await addStaff(api, 'colleague', 'sales');
  manager = await addStaff(api, 'manager', 'project_manager');
  office = await addStaff(api, 'office', 'office');
  for (const name of Object.keys(designs) as (keyof typeof designs)[]) designs[name] = await make(name);
  contacts.own = await addContact(api, 'Ours', { ownerId: seller.id });
  contacts.colleague = await addContact(api, 'Theirs', { ownerId: colleague.id });
  await link(designs.own, contacts.own);
  await ask(api, contacts.own, designs.request);
  await link(designs.dealt, contacts.colleague);
  await link(designs.colleague, contacts.colleague);
});

const listed = async (who: Caller, search = ''): Promise<{ names: string[]; total: number }> => {
  const { data } = await who.gql(
    'query ($search: String) { designs(search: $search) { designs { name } pagination { total } } }',
    { search },
  );
  return {
    names: data.designs.designs.map(({ name }: { name: string | null }) => name).sort(),
    total: data.designs.pagination.total,
  };
};
const read = async (who: Caller, code: string) =>
  (
    await who.gql(
      'query ($code: String!) { design(code: $code) { name viewerCanEdit versions { version } } }',
      {
        code,
      },
    )
  ).data.design;
const rename = (who: Caller, code: string) => who.rest('PATCH', `/api/designs/${code}`, { roof: 'hip' });

const whole = (name: string, viewerCanEdit: boolean) => ({ name, viewerCanEdit, versions: [{ version: 1 }] });
/** What the code alone shows. */
const shared = { name: null, viewerCanEdit: false, versions: [] };

describe('designs of staff (role.table)', () => {
  it('follow a contact that they read, and its requests', async () => {
    expect(await listed(seller)).toEqual({ names: ['own', 'request'], total: 2 });
    expect(await listed(manager)).toEqual({ names: [], total: 0 });
    expect((await listed(office)).total).toBe(5);
    expect(await read(seller, designs.own)).toEqual(whole('own', true));
    for (const code of [designs.dealt, designs.colleague, designs.nobody])
      expect(await read(seller, code)).toEqual(shared);
    expect(await read(office, designs.colleague)).toEqual(whole('colleague', true));
  });

  it('that are not shared are missing to others', async () => {
    await api.sql('update designs set shared = false where code = any ($1)', [
      [designs.own, designs.colleague],
    ]);
    expect([await read(seller, designs.own), await read(seller, designs.colleague)]).toEqual([
      whole('own', true),
      null,
    ]);
    await api.sql('update designs set shared = true');
  });

  it('follow a deal that they read, and are not found by the name of a contact that they do not read', async () => {
    const deal = await addDeal(api, contacts.colleague, seller.id, designs.dealt);
    // Whoever owns the deal reads its contact, and so all designs of the contact.
    expect((await listed(seller)).names).toEqual(['colleague', 'dealt', 'own', 'request']);
    expect((await listed(seller, 'theirs')).names).toEqual(['colleague', 'dealt']);
    await api.sql('update deals set contact_id = null where id = $1', [deal]);
    expect((await listed(seller, 'theirs')).names).toEqual([]);
    expect((await listed(seller, 'birkenfeld')).names).toEqual(['own', 'request']);
    await api.sql('delete from deals where id = $1', [deal]);
  });

  it('are not reached by naming the code of one that is somebody else’s (role.no-oracle)', async () => {
    const own = await addDeal(api, contacts.own, seller.id, designs.colleague);
    expect(await read(seller, designs.colleague)).toEqual(shared);
    expect((await rename(seller, designs.colleague)).status).toBe(403);
    // Nobody's is there for who was given its code; an account's for who reads the contact of its address.
    await api.sql('update deals set design_code = $2 where id = $1', [own, designs.nobody]);
    expect(await read(seller, designs.nobody)).toEqual(whole('nobody', true));
    const buyer = await api.addUser({ email: 'Buyer@designs.example', role: 'customer' });
    await api.sql('update designs set owner_id = $2 where code = $1', [designs.nobody, buyer]);
    expect(await read(seller, designs.nobody)).toEqual(shared);
    const [before] = await api.sql('select email, email_folded from contacts where id = $1', [contacts.own]);
    const setAddress = (email: string, folded: string) =>
      api.sql('update contacts set email = $2, email_folded = $3 where id = $1', [
        contacts.own,
        email,
        folded,
      ]);
    await setAddress('buyer@designs.example', 'buyer@designs.example');
    expect(await read(seller, designs.nobody)).toEqual(whole('nobody', true));
    await setAddress(String(before?.email), String(before?.email_folded));
    await api.sql('update designs set owner_id = null where code = $1', [designs.nobody]);
    await api.sql('delete from deals where id = $1', [own]);
  });

  it('are only read by who manages a project of their contact', async () => {
    const project = await addProject(api, contacts.own, manager.id);
    expect((await listed(manager)).names).toEqual(['own', 'request']);
    expect(await read(manager, designs.own)).toEqual(whole('own', false));
    expect((await rename(manager, designs.own)).status).toBe(403);
    await api.sql('delete from projects where id = $1', [project]);
  });

  it('are changed by who quotes and reads them, and that counts as the staff’s', async () => {
    expect((await rename(seller, designs.colleague)).status).toBe(403);
    expect((await rename(seller, designs.request)).status).toBe(200);
    expect(
      await api.sql(
        'select v.by_staff from design_versions v join designs d on d.id = v.design_id where d.code = $1 order by v.version',
        [designs.request],
      ),
    ).toEqual([{ by_staff: false }, { by_staff: true }]);
    expect((await rename(office, designs.nobody)).status).toBe(200);
  });

  it('are shown on a contact as far as they are read', async () => {
    const onContact = async (who: Caller, id: string): Promise<string[]> =>
      (
        await who.gql('query ($id: ID!) { contact(id: $id) { designs { name } } }', { id })
      ).data.contact.designs.map(({ name }: { name: string }) => name);
    expect((await onContact(seller, contacts.own)).sort()).toEqual(['own', 'request']);
    expect((await onContact(office, contacts.colleague)).sort()).toEqual(['colleague', 'dealt']);
  });
});
