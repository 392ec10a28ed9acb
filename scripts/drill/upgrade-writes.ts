import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { pdfFile } from '../../backend/src/testing/fixtures/files.ts';
import { createClient, must, type DrillClient } from './client.ts';

/** What was written, for whoever reads it after an upgrade. */
export interface Written {
  readonly contactId: string;
  readonly projectId: string;
  readonly message: string;
}

/** A client that is signed in as the demo's admin. */
export const signedIn = async (url: string): Promise<DrillClient> => {
  const client = createClient(url);
  const credentials = { email: 'admin@example.com', password: demoPassword };
  const { accessToken } = await must(client.post<{ accessToken: string }>('/api/auth/login', credentials));
  client.headers = { authorization: `Bearer ${accessToken}` };
  return client;
};

/** The next working days, of which each turn takes another. */
const workingDay = (turn: number): string => {
  const days = Array.from({ length: 240 }, (_, index) => new Date(Date.now() + (index + 5) * 86_400_000))
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10));
  return days[turn % days.length] ?? '';
};

/**
 * The main writes of every version since bookings, contacts, projects and messages exist, one after the other.
 * @param turn another one for each call @throws Error if one was refused
 */
export const mainWrites = async (client: DrillClient, turn: number): Promise<Written> => {
  const email = `upgrade-${turn}@drill.example`;
  const post = <Answer>(path: string, body: object) => must(client.post<Answer>(path, body));
  const mutate = <Data>(mutation: string, variables: object) =>
    must(client.graphql<Data>(mutation, variables));
  await post('/api/appointments', {
    customerName: 'Booking Person',
    customerEmail: email,
    customerPhone: '3605550142',
    appointmentDate: workingDay(turn),
    appointmentTime: '10:00 AM',
    message: `I would like a hip roof with cedar siding, turn ${turn}.`,
  });
  await mutate('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
    input: { fullName: 'Asking Person', email: `asks-${email}`, phone: '3605550142' },
  });
  const person = { firstName: 'Upgrade', lastName: 'Person', email: `new-${email}` };
  const { id: contactId } = await post<{ id: string }>('/api/contacts', person);
  await mutate(
    'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } addContactNote(contactId: $id, input: { text: "Noted" }) }',
    { id: contactId, input: { ...person, firstName: 'Upgraded', version: 1 } },
  );
  const { users } = await mutate<{ users: { users: { id: string; email: string }[] } }>(
    '{ users { users { id email } } }',
    {},
  );
  const customerId = users.users.find((user) => user.email === 'customer@example.com')?.id;
  const { createProject } = await mutate<{ createProject: { id: string; version: number } }>(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id version } }',
    { input: { name: `Upgrade ${turn}`, budget: 145_000 + turn, contactId, customerId } },
  );
  const { id: projectId, version } = createProject;
  await mutate(
    'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }',
    { id: projectId, input: { version, notes: `Changed in turn ${turn}` } },
  );
  const message = `Message of turn ${turn}`;
  await mutate(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }',
    { id: projectId, input: { key: randomUUID(), text: message } },
  );
  const form = new FormData();
  form.append('type', 'plans');
  form.append('file', new Blob([new Uint8Array(pdfFile(`turn ${turn}`))]), `turn-${turn}.pdf`);
  await post(`/api/projects/${projectId}/documents`, form);
  const { code } = await post<{ code: string }>('/api/designs', {
    home: { slug: 'castle-rock' },
    roof: 'hip',
  });
  await must(client.open('GET', `/api/designs/${code}/price`));
  await post('/api/auth/signup', {
    name: 'Upgrade Person',
    email: `account-${email}`,
    password: demoPassword,
  });
  return { contactId, projectId, message };
};

/** Whether a server shows what another one has written. */
export const shows = async (
  client: DrillClient,
  { contactId, projectId, message }: Written,
): Promise<boolean> => {
  const answer = await client.graphql<object>(
    'query ($contact: ID!, $project: ID!) { contact(id: $contact) { firstName email } project(id: $project) { name budget notes } messages(id: $project) { messages { text } } }',
    { contact: contactId, project: projectId },
  );
  const text = JSON.stringify(answer);
  return ['Upgraded', 'Changed in turn', message].every((part) => text.includes(part));
};
