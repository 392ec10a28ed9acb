import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentState, DocumentType } from '@hearthline/rules/delivery/documents.ts';
import { defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import {
  Document,
  DocumentRequest,
  DocumentVersion,
} from '../features/delivery/documents/document.entity.ts';
import { Project } from '../features/delivery/projects/project.entity.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { EntityManager } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
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
  readonly name: string;
  readonly type: DocumentType;
  readonly file: SampleFile;
  readonly state: DocumentState;
  readonly note?: string;
  readonly at: Date;
  readonly by: User;
  readonly reviewer?: User;
}

const add = (
  em: EntityManager,
  project: Project,
  { name, type, file, state, note = '', at, by, reviewer }: Planned,
): Document => {
  const document = em.create(Document, {
    project,
    name,
    type,
    state,
    owner: by,
    uploadedAt: at,
    createdAt: at,
  });
  const reviewed = state !== 'waiting';
  em.persist(document);
  em.persist(
    em.create(DocumentVersion, {
      ...file,
      document,
      number: 1,
      uploadedBy: by,
      state,
      note: note || null,
      reviewedBy: (reviewed && reviewer) || null,
      reviewedAt: reviewed ? new Date(at.getTime() + 5 * hour) : null,
      createdAt: at,
    }),
  );
  return document;
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

/** The demo's documents; needs its accounts and projects. The bytes are stored once and shared. */
export const seedDocuments = async (em: EntityManager, now: Date, storage: Storage): Promise<void> => {
  const entries = Object.entries(await demoFiles()) as [
    keyof Awaited<ReturnType<typeof demoFiles>>,
    DemoFile,
  ][];
  const files = Object.fromEntries(
    await Promise.all(entries.map(async ([name, file]) => [name, await keep(storage, file)])),
  ) as Record<(typeof entries)[number][0], SampleFile>;
  const admin = await em.findOneOrFail(User, { email: 'admin@example.com' });
  const projects = await em.find(
    Project,
    {},
    { populate: ['customer', 'contractor'], orderBy: { createdAt: 'desc', id: 'asc' } },
  );
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

  projects.forEach((project, number) => {
    waitingFor(number).forEach(({ type, name }, place) => {
      const by = (type === 'photo' ? project.contractor : project.customer) ?? admin;
      const file = files[type === 'photo' && number % 2 ? 'house' : type];
      add(em, project, {
        name,
        type,
        file,
        state: 'waiting',
        at: ago((1 + number * 3 + place) * 2 * hour),
        by,
      });
    });
  });

  const own = projects.filter(({ customer }) => customer?.email === 'customer@example.com');
  const home = own.find(({ status }) => status === 'in_progress') ?? own[0];
  const reviewer = admin;
  projects
    .filter((project) => project !== home && fromFactory.has(project.stage))
    .forEach((project) => {
      required.forEach(([type, name, days]) =>
        add(em, project, {
          name,
          type,
          file: files[type],
          state: 'approved',
          at: new Date(project.createdAt.getTime() + days * day),
          by: admin,
          reviewer,
        }),
      );
    });
  if (!home?.customer) return;
  add(em, home, {
    name: 'Construction contract',
    type: 'contract',
    file: files.contract,
    state: 'approved',
    at: ago(30 * day),
    by: admin,
    reviewer,
  });
  add(em, home, {
    name: 'Approved floor plan',
    type: 'plans',
    file: files.plans,
    state: 'approved',
    at: ago(28 * day),
    by: admin,
    reviewer,
  });
  add(em, home, {
    name: 'County building permit',
    type: 'permit',
    file: files.permit,
    state: 'approved',
    note: 'Thank you, this is complete.',
    at: ago(21 * day),
    by: home.customer,
    reviewer,
  });
  add(em, home, {
    name: 'Septic permit',
    type: 'permit',
    file: files.permit,
    state: 'rejected',
    note: 'The second page is missing. Please scan both pages and upload them as a new version.',
    at: ago(3 * day),
    by: home.customer,
    reviewer,
  });
  em.persist(
    em.create(DocumentRequest, {
      project: home,
      name: 'Proof of land ownership',
      type: 'other',
      note: 'Please send the recorded deed or the title report of your land. The county asks for it before the final inspection.',
      dueOn: dayIn(settings.timeZone.initial, now, 10),
      remindedAt: null,
      requestedBy: admin,
      document: null,
      createdAt: ago(2 * day),
    }),
  );
};
