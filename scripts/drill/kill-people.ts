import { setTimeout as pause } from 'node:timers/promises';
import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { pdfFile } from '../../backend/src/testing/fixtures/files.ts';
import { isCutOff, type DrillClient } from './client.ts';

/** The kinds of records whose creation the server acknowledges. */
type Kind = 'contacts' | 'consultant_requests' | 'appointments' | 'documents';
type Work = () => Promise<void>;

export interface People {
  readonly acknowledged: Readonly<Record<Kind, string[]>>;
  readonly campaigns: ReadonlySet<string>;
  /** Files that were uploaded: their user maps and starts them, whatever happens meanwhile. */
  readonly imports: ReadonlySet<string>;
  /** Continues every import that waits for its user, as that user would after the last crash. */
  continueImports(): Promise<void>;
  /** Starts everybody's work, and others'. @returns a function that stops it, and waits until each has finished or noticed that the server is gone */
  begin(others: readonly Work[]): () => Promise<void>;
}

/** Those whom each campaign is for. */
export const recipients = 40;
const importRows = 300;
const day = 86_400_000;

/** A weekday of the next half year. */
const someDay = (): string => {
  const date = new Date(Date.now() + (2 + Math.floor(Math.random() * 170)) * day);
  return [0, 6].includes(date.getUTCDay()) ? someDay() : date.toISOString().slice(0, 10);
};

const prepare = async (owner: Db): Promise<string> => {
  const contacts = Array.from({ length: recipients }, (_, index) => {
    const email = `reader${index + 1}@drill.example`;
    return { firstName: 'Reader', lastName: String(index + 1), email, emailFolded: email, tags: ['drill'] };
  });
  await owner.insertInto('contacts').values(contacts).execute();
  const project = await owner
    .insertInto('projects')
    .values((eb) => ({
      name: 'Drill',
      customerId: eb.selectFrom('users').select('id').where('email', '=', 'customer@example.com'),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return project.id;
};

/** Simulates people working with a server that gets killed: each does one thing after another until stopped. @param works what they do; everything unless told otherwise */
export const createPeople = async (
  client: DrillClient,
  owner: Db,
  works?: readonly Work[],
): Promise<People> => {
  const projectId = await prepare(owner);
  const acknowledged: People['acknowledged'] = {
    contacts: [],
    consultant_requests: [],
    appointments: [],
    documents: [],
  };
  const campaigns = new Set<string>();
  const imports = new Set<string>();
  /** Imports that are not started yet. */
  const open = new Set<string>();
  let count = 0;
  const note = (kind: Kind, made: { readonly id: string } | null | undefined): void =>
    void (made && acknowledged[kind].push(made.id));
  const reach = () => ({ email: `made-${(count += 1)}@drill.example`, phone: '3605550142' });

  const addContact: Work = async () =>
    note(
      'contacts',
      await client.post('/api/contacts', {
        firstName: 'Made',
        lastName: 'Drill',
        tags: ['drilled'],
        ...reach(),
      }),
    );
  const requestConsultant: Work = async () => {
    const answer = await client.graphql<{ requestConsultant: { id: string } }>(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      { input: { fullName: 'Asking Person', ...reach() } },
    );
    note('consultant_requests', answer?.requestConsultant);
  };
  const book: Work = async () => {
    const { email, phone } = reach();
    const booking = {
      customerName: 'Booking Person',
      customerEmail: email,
      customerPhone: phone,
      appointmentDate: someDay(),
      appointmentTime: appointmentTimes[Math.floor(Math.random() * appointmentTimes.length)],
    };
    note('appointments', await client.post('/api/appointments', booking));
  };
  const upload: Work = async () => {
    const name = `drill ${(count += 1)}`;
    const file = Buffer.concat([pdfFile(name), Buffer.alloc(30_000, 32), Buffer.from('\n%%EOF\n')]);
    const form = new FormData();
    form.append('type', 'plans');
    form.append('file', new Blob([new Uint8Array(file)]), `${name}.pdf`);
    const answer = await client.post<{ documents: { id: string }[] }>(
      `/api/projects/${projectId}/documents`,
      form,
    );
    note('documents', answer?.documents[0]);
  };
  const sendCampaign: Work = async () => {
    const name = `Drill ${(count += 1)}`;
    const made = await client.graphql<{ createCampaign: { id: string; version: number } }>(
      'mutation ($input: CreateCampaignInput!) { setCampaignPace(pace: 6000) createCampaign(input: $input) { id version } }',
      {
        input: { name, subject: name, body: 'Hello {{firstName|there}}', audience: { tags: ['drill'] } },
      },
    );
    if (!made) return;
    await client.graphql(
      'mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }',
      made.createCampaign,
    );
    campaigns.add(made.createCampaign.id);
  };
  const importFile: Work = async () => {
    const turn = (count += 1);
    const rows = Array.from({ length: importRows }, (_, n) => `Row ${n},import-${turn}-${n}@drill.example`);
    const answer = await client.open('POST', `/api/contact-imports?name=drill-${turn}.csv`, {
      body: ['Name,Email', ...rows].join('\n'),
      headers: { 'content-type': 'text/csv' },
    });
    if (!answer) return;
    const { id } = (await answer.json()) as { id: string };
    imports.add(id);
    open.add(id);
  };
  /** Continues an import from where it stopped, as its user would after a crash. */
  const continueImport = async (id: string): Promise<void> => {
    const answer = await client.graphql<{ contactImport: { state: string } }>(
      'query ($id: ID!) { contactImport(id: $id) { state } }',
      { id },
    );
    const state = answer?.contactImport.state;
    const next = {
      uploaded: 'mapContactImport(id: $id, mapping: [fullName, email])',
      checked: 'startContactImport(id: $id)',
    }[state ?? ''];
    if (next) await client.graphql(`mutation ($id: ID!) { ${next} { id } }`, { id });
    if (state === 'importing' || state === 'imported') open.delete(id);
  };
  const work = works ?? [
    // One adds contacts, which is the quickest, so that the others get their turn on a server that has just started.
    addContact,
    ...[requestConsultant, book, upload, requestConsultant, book, upload],
    async () => {
      // A job that was interrupted is run again by a server that lives longer than these: only the latest may have got on.
      for (const id of [...open].slice(-2)) await continueImport(id);
      if (Math.random() < 0.2) await importFile();
      await pause(100);
    },
    async () => {
      if (Math.random() < 0.1) await sendCampaign();
      await pause(100);
    },
  ];

  return {
    acknowledged,
    campaigns,
    imports,
    continueImports: async () => {
      for (const id of open) await continueImport(id);
    },
    begin: (others) => {
      let isStopped = false;
      const faults: unknown[] = [];
      const untilStopped = async (one: Work): Promise<void> => {
        while (!isStopped) {
          // Broken connections are part of the drill; wrong answers are faults.
          await one().catch((error: unknown) => void (isCutOff(error) || faults.push(error)));
          await pause(5);
        }
      };
      const all = [...work, ...others].map(untilStopped);
      return async () => {
        isStopped = true;
        await Promise.all(all);
        if (faults.length) throw new Error(String(faults[0]));
      };
    },
  };
};
