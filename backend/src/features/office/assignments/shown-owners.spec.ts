import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
const ids: Record<string, string> = {};
let office: Caller;
let customer: Caller;

beforeAll(async () => {
  for (const [name, role] of [
    ['ann', 'sales'],
    ['mia', 'project_manager'],
    ['olaf', 'office'],
    ['carl', 'customer'],
  ] as const)
    ids[name] = await api.addUser({ email: `${name}@owners.example`, role, name });
  office = await api.asUser('olaf@owners.example');
  customer = await api.asUser('carl@owners.example');
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    String((await api.sql<{ id: string }>(`${text} returning id`, values))[0]?.id);
  ids.contact = await insert(
    "insert into contacts (first_name, last_name, email, email_folded, owner_id) values ('Ada', 'Byron', 'ada@owners.example', 'ada@owners.example', $1)",
    [ids.ann],
  );
  ids.project = await insert(
    "insert into projects (name, manager_id, customer_id) values ('Alder Home', $1, $2)",
    [ids.mia, ids.carl],
  );
});

const setActive = (name: string, isActive: boolean) =>
  api.sql(`update users set disabled_at = ${isActive ? 'null' : 'now()'} where id = $1`, [ids[name]]);

it('a contact says whose it is, and that it is unassigned once that account is not active', async () => {
  const read = async () =>
    (await office.gql(`{ contact(id: "${ids.contact}") { ownerName owner { id name role takesLeads } } }`))
      .data.contact;
  expect(await read()).toEqual({
    ownerName: 'ann',
    owner: { id: ids.ann, name: 'ann', role: 'sales', takesLeads: true },
  });
  const { data } = await office.gql('{ contacts { contacts { owner { name isAvailable } } } }');
  expect(data.contacts.contacts).toContainEqual({ owner: { name: 'ann', isAvailable: true } });
  await setActive('ann', false);
  expect(await read()).toEqual({ ownerName: 'ann', owner: null });
  await setActive('ann', true);
});

it('a project names its manager to staff, and to its customer the name alone', async () => {
  const read = (caller: Caller) =>
    caller.gql(`{ project(id: "${ids.project}") { managerName managerId manager { id } } }`);
  const theirs = { managerName: 'mia', managerId: ids.mia };
  expect((await read(office)).data.project).toEqual({ ...theirs, manager: { id: ids.mia } });
  await setActive('mia', false);
  expect((await read(office)).data.project).toEqual({ ...theirs, manager: null });
  await setActive('mia', true);
  const { data, errors } = await read(customer);
  expect(data.project).toEqual({ managerName: 'mia', managerId: null, manager: null });
  expect(errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
  ]);
  const rest = async (caller: Caller) => (await caller.rest('GET', `/api/projects/${ids.project}`)).body;
  expect(await rest(office)).toMatchObject(theirs);
  expect(await rest(customer)).not.toHaveProperty('managerId');
});

it('an appointment is its consultant’s, otherwise the owner’s of its contact', async () => {
  const { data } = await office.gql(
    '{ bookingDays { firstDate } appointmentFormats { id } appointmentConsultants { id } }',
  );
  const [format, consultant] = [data.appointmentFormats[0].id, data.appointmentConsultants[0].id];
  const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, consultant_id, format_id, contact_id, starts_at, ends_at)
     values ('Ada Byron', 'ada@owners.example', '3605550142', '2027-03-01', '09:00 AM', $1, $2, $3, '2027-03-01T17:00:00Z', '2027-03-01T18:00:00Z') returning id`,
    [consultant, format, ids.contact],
  );
  const owners = async () => {
    const listed = await office.gql('{ appointments { appointments { owner { id } } } }');
    const one = await office.gql(`{ appointment(id: "${id}") { owner { id } } }`);
    expect(listed.data.appointments.appointments).toEqual([one.data.appointment]);
    return one.data.appointment.owner;
  };
  await api.sql('update consultants set user_id = null where id = $1', [consultant]);
  expect(await owners()).toEqual({ id: ids.ann });
  await api.sql('update consultants set user_id = $2 where id = $1', [consultant, ids.mia]);
  expect(await owners()).toEqual({ id: ids.mia });
  await setActive('mia', false);
  expect(await owners()).toEqual({ id: ids.ann });
  await setActive('ann', false);
  expect(await owners()).toBeNull();
});
