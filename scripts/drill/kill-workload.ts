import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { pdfFile } from '../../backend/src/testing/fixtures/files.ts';
import { isCutOff, type DrillClient } from './kill-client.ts';
import type { Sales } from './kill-sales.ts';

/** The kinds of records whose creation the server has acknowledged. */
export type Kind = 'contacts' | 'consultant_requests' | 'appointments' | 'documents';

export interface Business {
  readonly acknowledged: Readonly<Record<Kind, string[]>>;
  readonly campaigns: ReadonlySet<string>;
  /** Files that were uploaded: their user maps and starts them, whatever happens meanwhile. */
  readonly imports: ReadonlySet<string>;
  readonly sales: Sales;
  /** Continues every import that waits for its user, as that user would after the last crash. */
  continueImports(): Promise<void>;
  /** Starts everybody's work. @returns a function that stops it, and waits until each has finished or noticed that the server is gone */
  begin(turn: number): () => Promise<void>;
}

/** Those whom each campaign is for. */
export const recipients = 40;
const importRows = 300;
const times = [
  '09:00 AM',
  '09:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '01:00 PM',
  '01:30 PM',
  '02:00 PM',
  '02:30 PM',
  '03:00 PM',
  '03:30 PM',
  '04:00 PM',
  '04:30 PM',
];
const day = 86_400_000;

interface Import {
  readonly id: string;
  readonly state: string;
}

/** Simulates people working with a server that gets killed: each does one thing after another until stopped. */
export const createBusiness = async (
  client: DrillClient,
  owner: Db,
  sales: Sales,
  onlySales: boolean,
): Promise<Business> => {
  await owner
    .insertInto('contacts')
    .values(
      Array.from({ length: recipients }, (_, index) => {
        const email = `reader${index + 1}@drill.example`;
        return {
          firstName: 'Reader',
          lastName: String(index + 1),
          email,
          emailFolded: email,
          tags: ['drill'],
        };
      }),
    )
    .execute();
  const project = await owner
    .insertInto('projects')
    .values((eb) => ({
      name: 'Drill',
      customerId: eb.selectFrom('users').select('id').where('email', '=', 'customer@example.com'),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const acknowledged: Record<Kind, string[]> = {
    contacts: [],
    consultant_requests: [],
    appointments: [],
    documents: [],
  };
  const campaigns = new Set<string>();
  const imports = new Set<string>();
  let open: Import[] = [];
  let count = 0;
  const { ask, graphql, json } = client;
  const note = (kind: Kind, made: { readonly id: string } | null | undefined): void =>
    void (made && acknowledged[kind].push(made.id));

  const person = () => {
    const email = `made-${(count += 1)}@drill.example`;
    return { email, phone: '3605550142' };
  };
  const works: (() => Promise<void>)[] = [
    async () =>
      note(
        'contacts',
        await json('/api/contacts', { firstName: 'Made', lastName: 'Drill', tags: ['drilled'], ...person() }),
      ),
    async () => {
      const input = { fullName: 'Asking Person', ...person() };
      note(
        'consultant_requests',
        (
          await graphql<{ requestConsultant: { id: string } }>(
            'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
            { input },
          )
        )?.requestConsultant,
      );
    },
    async () => {
      const { email, phone } = person();
      const appointmentDate = new Date(Date.now() + (2 + Math.floor(Math.random() * 170)) * day)
        .toISOString()
        .slice(0, 10);
      if ([0, 6].includes(new Date(`${appointmentDate}T12:00:00Z`).getUTCDay())) return;
      const appointmentTime = times[Math.floor(Math.random() * times.length)];
      // Signed in with a verified address, like everything here: the caps on bookings of unproved visitors do not apply, and this drill is not about them.
      note(
        'appointments',
        await json('/api/appointments', {
          customerName: 'Booking Person',
          customerEmail: email,
          customerPhone: phone,
          appointmentDate,
          appointmentTime,
        }),
      );
    },
    async () => {
      const form = new FormData();
      form.append('type', 'plans');
      form.append(
        'file',
        new Blob([
          new Uint8Array(
            Buffer.concat([
              pdfFile(`drill ${(count += 1)}`),
              Buffer.alloc(30_000, 32),
              Buffer.from('\n%%EOF\n'),
            ]),
          ),
        ]),
        `drill ${count}.pdf`,
      );
      note(
        'documents',
        (await ask<{ documents: { id: string }[] }>('POST', `/api/projects/${project.id}/documents`, form))
          ?.documents[0],
      );
    },
  ];

  const sendCampaign = async (turn: number): Promise<void> => {
    const input = {
      name: `Drill ${turn}`,
      subject: `Drill ${turn}`,
      body: 'Hello {{firstName|there}}',
      audience: { tags: ['drill'] },
    };
    const made = await graphql<{ createCampaign: { id: string; version: number } }>(
      'mutation ($input: CreateCampaignInput!) { setCampaignPace(pace: 6000) createCampaign(input: $input) { id version } }',
      { input },
    );
    if (!made) return;
    await graphql(
      'mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }',
      made.createCampaign,
    );
    campaigns.add(made.createCampaign.id);
  };
  const importFile = async (turn: number): Promise<void> => {
    const file = [
      'Name,Email',
      ...Array.from({ length: importRows }, (_, row) => `Row ${row},import-${turn}-${row}@drill.example`),
    ].join('\n');
    const uploaded = await ask<Import>(
      'POST',
      `/api/contact-imports?name=drill-${turn}.csv`,
      file,
      'text/csv',
    );
    if (!uploaded) return;
    imports.add(uploaded.id);
    open.push(uploaded);
  };
  /** Continues an import from where it stopped, as its user would after a crash. */
  const goOn = async (one: Import): Promise<void> => {
    const now = (
      await graphql<{ contactImport: Import }>('query ($id: ID!) { contactImport(id: $id) { id state } }', {
        id: one.id,
      })
    )?.contactImport;
    if (now?.state === 'uploaded')
      await graphql('mutation ($id: ID!) { mapContactImport(id: $id, mapping: [fullName, email]) { id } }', {
        id: one.id,
      });
    if (now?.state === 'checked')
      await graphql('mutation ($id: ID!) { startContactImport(id: $id) { id } }', { id: one.id });
    if (now?.state === 'importing' || now?.state === 'imported')
      open = open.filter(({ id }) => id !== one.id);
  };

  return {
    acknowledged,
    campaigns,
    imports,
    sales,
    continueImports: async () => {
      for (const one of open) await goOn(one);
    },
    begin: (turn) => {
      let stopped = false;
      const faults: unknown[] = [];
      const until = async (work: () => Promise<void>): Promise<void> => {
        while (!stopped) {
          await work().catch((error: unknown) => {
            // Broken connections are part of the drill; wrong answers are faults.
            if (!isCutOff(error)) faults.push(error);
          });
          await pause(5);
        }
      };
      const importing = async (): Promise<void> => {
        // A job that was interrupted is run again by a server that lives longer than these: only the latest may have got on.
        for (const one of open.slice(-2)) await goOn(one);
        if (Math.random() < 0.2) await importFile((count += 1));
        await pause(100);
      };
      const campaigning = async (): Promise<void> => {
        if (Math.random() < 0.1) await sendCampaign((count += 1));
        await pause(100);
      };
      // One adds contacts, which is the quickest, so that the others get their turn on a server that has just started.
      const others = onlySales ? [] : [...works, ...works.slice(1), importing, campaigning];
      const people = [...others, ...sales.people].map(until);
      return async () => {
        stopped = true;
        await Promise.all(people);
        if (faults.length) throw new Error(`in turn ${turn}: ${String(faults[0])}`);
      };
    },
  };
};
