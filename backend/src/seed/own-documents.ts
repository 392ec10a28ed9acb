import { settings } from '@hearthline/rules/office/settings.ts';
import type { Db } from '../platform/db/query-builder.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { DemoUser } from './demo-user.ts';
import { storeDocuments, type SampleFile } from './store-documents.ts';

const day = 24 * 3_600_000;

/** The documents of the demo customer's home: in every state, and one that is asked for. */
export const seedOwnDocuments = async (
  db: Db,
  projectId: string,
  { admin, customer }: Readonly<Record<'admin' | 'customer', DemoUser>>,
  files: Readonly<Record<'contract' | 'plans' | 'permit', SampleFile>>,
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
