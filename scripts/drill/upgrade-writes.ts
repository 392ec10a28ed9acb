import { randomUUID } from 'node:crypto';
import { pdfFile } from '../../backend/src/testing/fixtures/files.ts';
import { createClient, type DrillClient } from './kill-client.ts';

/** What was written, for whoever reads it after an upgrade. */
export interface Written {
  readonly contactId: string;
  readonly projectId: string;
  readonly email: string;
  readonly message: string;
}

const demoPassword = 'DareToCompare1';

/** A client that is signed in as the demo's admin. */
export const signedIn = async (url: string): Promise<DrillClient> => {
  const client = createClient(url);
  const answer = await client.json<{ accessToken: string }>('/api/auth/login', {
    email: 'admin@example.com',
    password: demoPassword,
  });
  client.token = answer?.accessToken;
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
 * The main writes of every version since bookings, contacts, projects and messages exist, one after the other, each of which must be
 * answered. @param turn another one for each call
 */
export const mainWrites = async (client: DrillClient, turn: number): Promise<Written> => {
  const email = `upgrade-${turn}@drill.example`;
  const must = async <Answer>(what: string, asked: Promise<Answer | null>): Promise<Answer> => {
    const answer = await asked;
    if (!answer) throw new Error(`${what} was refused: ${[...client.refused].flat().join(' ')}`);
    return answer;
  };
  await must(
    'a booking',
    client.json('/api/appointments', {
      customerName: 'Booking Person',
      customerEmail: email,
      customerPhone: '3605550142',
      appointmentDate: workingDay(turn),
      appointmentTime: '10:00 AM',
      message: `I would like a hip roof with cedar siding, turn ${turn}.`,
    }),
  );
  await must(
    'a request',
    client.graphql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: { fullName: 'Asking Person', email: `asks-${email}`, phone: '3605550142' },
    }),
  );
  const { id: contactId } = await must(
    'a contact',
    client.json<{ id: string }>('/api/contacts', {
      firstName: 'Upgrade',
      lastName: 'Person',
      email: `new-${email}`,
    }),
  );
  await must(
    'a change of a contact and a note',
    client.graphql(
      `mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } addContactNote(contactId: $id, input: { text: "Noted" }) }`,
      {
        id: contactId,
        input: { firstName: 'Upgraded', lastName: 'Person', email: `new-${email}`, version: 1 },
      },
    ),
  );
  const customers = await must(
    'the accounts',
    client.graphql<{ users: { users: { id: string; email: string }[] } }>('{ users { users { id email } } }'),
  );
  const made = await must(
    'a project',
    client.graphql<{ createProject: { id: string; version: number } }>(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id version } }',
      {
        input: {
          name: `Upgrade ${turn}`,
          budget: 145_000 + turn,
          contactId,
          customerId: customers.users.users.find((user) => user.email === 'customer@example.com')?.id,
        },
      },
    ),
  );
  const { id: projectId, version } = made.createProject;
  const message = `Message of turn ${turn}`;
  await must(
    'a change of a project',
    client.graphql(
      'mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { id } }',
      { id: projectId, input: { version, notes: `Changed in turn ${turn}` } },
    ),
  );
  await must(
    'a message',
    client.graphql(
      'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }',
      { id: projectId, input: { key: randomUUID(), text: message } },
    ),
  );
  const form = new FormData();
  form.append('type', 'plans');
  form.append('file', new Blob([new Uint8Array(pdfFile(`turn ${turn}`))]), `turn-${turn}.pdf`);
  await must('a document', client.ask('POST', `/api/projects/${projectId}/documents`, form));
  const design = await must(
    'a design',
    client.json<{ code: string }>('/api/designs', { home: { slug: 'castle-rock' }, roof: 'hip' }),
  );
  await must('a price', client.open('GET', `/api/designs/${design.code}/price`));
  await must(
    'a sign-up',
    client.json('/api/auth/signup', {
      name: 'Upgrade Person',
      email: `account-${email}`,
      password: demoPassword,
    }),
  );
  return { contactId, projectId, email, message };
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
  const said = JSON.stringify(answer);
  return ['Upgraded', 'Changed in turn', message].every((text) => said.includes(text));
};
