import { defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readDemoUser } from './demo-user.ts';
import { demoFiles, type DemoFile } from './document-files.ts';
import { seedOwnDocuments } from './own-documents.ts';
import { storeDocuments, storeFile, type PlannedDocument, type SampleFile } from './store-documents.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Three documents of each of the 52 projects that were not cancelled are waiting for review: 156, as the CRM hub shows. */
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
export const seedDocuments = async (trx: Transaction, now: Date, storage: Storage): Promise<void> => {
  const entries = Object.entries(await demoFiles()) as [
    keyof Awaited<ReturnType<typeof demoFiles>>,
    DemoFile,
  ][];
  const files = Object.fromEntries(
    await Promise.all(entries.map(async ([name, file]) => [name, await storeFile(storage, file)])),
  ) as Record<(typeof entries)[number][0], SampleFile>;
  const admin = await readDemoUser(trx, 'admin@example.com');
  const customer = await readDemoUser(trx, 'customer@example.com');
  const projects = await trx
    .selectFrom('projects')
    .select(['id', 'createdAt', 'status', 'stage', 'customerId', 'contractorId'])
    .where('status', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

  const waiting = projects.flatMap(({ id: projectId, contractorId, customerId }, number) =>
    waitingFor(number).map(({ type, name }, place): PlannedDocument => ({
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
      required.map(([type, name, days]): PlannedDocument => ({
        projectId,
        name,
        type,
        file: files[type],
        state: 'approved',
        at: new Date(createdAt.getTime() + days * day),
        by: admin.id,
      })),
    );
  await storeDocuments(trx, [...waiting, ...approved], admin.id);
  if (home) await seedOwnDocuments(trx, home.id, { admin, customer }, files, now);
};
