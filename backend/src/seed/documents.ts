import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentState, DocumentType } from '@hearthline/rules/delivery/documents.ts';
import { defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { dbIn, type Db } from '../platform/db/query-builder.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readDemoUser, type DemoUser } from './demo-user.ts';
import { demoFiles, type DemoFile } from './document-files.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface SampleFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
}

const keep = async (storage: Storage, { name, contentType, bytes }: DemoFile): Promise<SampleFile> => {
  const [draft, storageKey] = [await storage.draft(), randomUUID()];
  await draft.fill(Readable.from([bytes]), bytes.length);
  await storage.keep(draft, storageKey);
  return {
    fileName: name,
    contentType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
  };
};

interface Planned {
  readonly projectId: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly file: SampleFile;
  readonly state: DocumentState;
  readonly note?: string;
  readonly at: Date;
  /** Whose account uploaded it. */
  readonly by: string;
}

/** What names a document: a project has one of a name. */
const keyOf = ({ projectId, name }: Pick<Planned, 'projectId' | 'name'>): string => `${projectId} ${name}`;

/** Stores documents with their first versions. */
const storeDocuments = async (db: Db, planned: readonly Planned[], reviewerId: string): Promise<void> => {
  const documents = await db
    .insertInto('documents')
    .values(
      planned.map(({ projectId, name, type, state, at, by }) => ({
        projectId,
        name,
        type,
        state,
        ownerId: by,
        uploadedAt: at,
        createdAt: at,
      })),
    )
    .returning(['id', 'projectId', 'name'])
    .execute();
  const ids = new Map(documents.map((document) => [keyOf(document), document.id]));
  await db
    .insertInto('documentVersions')
    .values(
      planned.map((document) => {
        const { file, state, note, at, by } = document;
        const isReviewed = state !== 'waiting';
        return {
          ...file,
          documentId: ids.get(keyOf(document)) ?? '',
          number: 1,
          uploadedById: by,
          state,
          note: note ?? null,
          reviewedById: isReviewed ? reviewerId : null,
          reviewedAt: isReviewed ? new Date(at.getTime() + 5 * hour) : null,
          createdAt: at,
        };
      }),
    )
    .execute();
};

/** Three documents of each of the 52 projects are waiting for review: 156, as the CRM hub shows. */
const waitingFor = (number: number) => {
  const papers = [
    ['contract', 'Signed purchase agreement'],
    ['plans', 'Marked-up floor plan'],
    ['permit', 'Building permit'],
    ['invoice', 'Invoice for site work'],
  ] as const;
  const [first, second] = [papers[number % 4] ?? papers[0], papers[(number + 1) % 4] ?? papers[1]];
  return [
    ...[first, second].map(([type, name]) => ({ type, name })),
    { type: 'photo' as const, name: number % 2 ? 'Front of the home' : 'Foundation' },
  ];
};

/** Those without which no home leaves the factory and no project is completed: approved, days after the project was made. */
const required = [
  ['contract', 'Construction contract', 3],
  ['plans', 'Approved floor plan', 6],
  ['permit', 'County building permit', 14],
] as const;
const fromFactory = new Set<string>(defaultStages.slice(defaultStages.indexOf('Factory Build')));

type Files = Readonly<Record<keyof Awaited<ReturnType<typeof demoFiles>>, SampleFile>>;

/** The documents of the demo customer's home: in every state, and one that is asked for. */
const seedOwnDocuments = async (
  db: Db,
  projectId: string,
  { admin, customer }: Readonly<Record<'admin' | 'customer', DemoUser>>,
  files: Files,
  now: Date,
): Promise<void> => {
  const ago = (days: number): Date => new Date(now.getTime() - days * day);
  await storeDocuments(
    db,
    [
      {
        projectId,
        name: 'Construction contract',
        type: 'contract',
        file: files.contract,
        state: 'approved',
        at: ago(30),
        by: admin.id,
      },
      {
        projectId,
        name: 'Approved floor plan',
        type: 'plans',
        file: files.plans,
        state: 'approved',
        at: ago(28),
        by: admin.id,
      },
      {
        projectId,
        name: 'County building permit',
        type: 'permit',
        file: files.permit,
        state: 'approved',
        note: 'Thank you, this is complete.',
        at: ago(21),
        by: customer.id,
      },
      {
        projectId,
        name: 'Septic permit',
        type: 'permit',
        file: files.permit,
        state: 'rejected',
        note: 'The second page is missing. Please scan both pages and upload them as a new version.',
        at: ago(3),
        by: customer.id,
      },
    ],
    admin.id,
  );
  await db
    .insertInto('documentRequests')
    .values({
      projectId,
      name: 'Proof of land ownership',
      type: 'other',
      note: 'Please send the recorded deed or the title report of your land. The county asks for it before the final inspection.',
      dueOn: dayIn(settings.timeZone.initial, now, 10),
      requestedById: admin.id,
      createdAt: ago(2),
    })
    .execute();
};

/** The demo's documents; needs its accounts and projects. The bytes are stored once and shared. */
export const seedDocuments = async (em: EntityManager, now: Date, storage: Storage): Promise<void> => {
  const entries = Object.entries(await demoFiles()) as [
    keyof Awaited<ReturnType<typeof demoFiles>>,
    DemoFile,
  ][];
  const files = Object.fromEntries(
    await Promise.all(entries.map(async ([name, file]) => [name, await keep(storage, file)])),
  ) as Record<(typeof entries)[number][0], SampleFile>;
  const db = dbIn(em);
  const admin = await readDemoUser(db, 'admin@example.com');
  const customer = await readDemoUser(db, 'customer@example.com');
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'createdAt', 'status', 'stage', 'customerId', 'contractorId'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

  const waiting = projects.flatMap(({ id: projectId, contractorId, customerId }, number) =>
    waitingFor(number).map(({ type, name }, place): Planned => ({
      projectId,
      name,
      type,
      file: files[type === 'photo' && number % 2 ? 'house' : type],
      state: 'waiting',
      at: ago((1 + number * 3 + place) * 2 * hour),
      by: (type === 'photo' ? contractorId : customerId) ?? admin.id,
    })),
  );
  const own = projects.filter(({ customerId }) => customerId === customer.id);
  const home = own.find(({ status }) => status === 'in_progress') ?? own[0];
  const approved = projects
    .filter((project) => project !== home && fromFactory.has(project.stage))
    .flatMap(({ id: projectId, createdAt }) =>
      required.map(([type, name, days]): Planned => ({
        projectId,
        name,
        type,
        file: files[type],
        state: 'approved',
        at: new Date(createdAt.getTime() + days * day),
        by: admin.id,
      })),
    );
  await storeDocuments(db, [...waiting, ...approved], admin.id);
  if (home) await seedOwnDocuments(db, home.id, { admin, customer }, files, now);
};
