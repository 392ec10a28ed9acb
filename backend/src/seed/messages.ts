import { randomUUID } from 'node:crypto';
import type { Row, Transaction } from '../platform/db/query-builder.ts';
import { readDemoUser } from './demo-user.ts';

interface SampleMessage {
  readonly fromStaff: boolean;
  readonly hoursAgo: number;
  readonly text: string;
}

const office = (hoursAgo: number, text: string): SampleMessage => ({ fromStaff: true, hoursAgo, text });
const customer = (hoursAgo: number, text: string): SampleMessage => ({ fromStaff: false, hoursAgo, text });

/** The threads of the demo customer's projects, by status; the customer has not read the end of the first, nor the team that of the second. */
const threads: readonly {
  readonly status: Row<'projects'>['status'];
  readonly messages: readonly SampleMessage[];
  readonly unread: 'customer' | 'staff' | null;
}[] = [
  {
    status: 'in_progress',
    unread: 'customer',
    messages: [
      office(
        216,
        'Good morning! The two halves of your home left the factory line today and are on the way to final checks. Everything is on schedule.',
      ),
      customer(214, 'That is wonderful news. Can we come and see it before it is delivered?'),
      office(
        190,
        'Of course. You can book a visit here, any weekday:\nhttps://www.hearthline.example/appointments',
      ),
      customer(
        188,
        'Booked, thank you! One question: is the kitchen island the one with the drawers on both sides?',
      ),
      office(
        4,
        'Yes, drawers on both sides, and the outlet you asked for at the window end. I have put the cabinet drawing on file.',
      ),
      office(
        3,
        'One more thing: please confirm the delivery route by Friday, so that we can book the pilot car.',
      ),
    ],
  },
  {
    status: 'planning',
    unread: 'staff',
    messages: [
      office(
        300,
        'Thank you for choosing the garden cottage. We have begun with the drawings and will send you a first version within two weeks.',
      ),
      customer(
        20,
        'We talked it over and would like the bedroom window to face the garden instead of the lane. Is that still possible?',
      ),
    ],
  },
  {
    status: 'completed',
    unread: null,
    messages: [
      customer(
        700,
        'The keys work, the house is warm, and the view is everything we hoped for. Thank you all!',
      ),
      office(690, 'Welcome home! If anything comes up in the first year, write to us here.'),
    ],
  },
];

/** The messages between the demo customer and the office. Needs the accounts and projects. */
export const seedMessages = async (trx: Transaction, now: Date): Promise<void> => {
  const admin = await readDemoUser(trx, 'admin@example.com');
  const writer = await readDemoUser(trx, 'customer@example.com');
  const at = (hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * 3600 * 1000);
  for (const { status, messages, unread } of threads) {
    const project = await trx
      .selectFrom('projects')
      .select('id')
      .where('customerId', '=', writer.id)
      .where('status', '=', status)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    const last = messages.at(-1);
    if (!project || !last) continue;
    const lastOf = (fromStaff: boolean): number =>
      messages.findLastIndex((message) => message.fromStaff === fromStaff) + 1;
    await trx
      .insertInto('messages')
      .values(
        messages.map(({ fromStaff, hoursAgo, text }, index) => {
          const author = fromStaff ? admin : writer;
          return {
            projectId: project.id,
            customerId: writer.id,
            authorId: author.id,
            authorName: author.name,
            fromStaff,
            number: index + 1,
            text,
            key: randomUUID(),
            createdAt: at(hoursAgo),
          };
        }),
      )
      .execute();
    await trx
      .insertInto('messageThreads')
      .values({
        projectId: project.id,
        lastNumber: messages.length,
        lastAt: at(last.hoursAgo),
        customerNumber: lastOf(false),
        answeredNumber: unread === 'staff' ? 0 : lastOf(false),
      })
      .execute();
    await trx
      .insertInto('messageReads')
      .values([
        {
          projectId: project.id,
          userId: writer.id,
          number: unread === 'customer' ? lastOf(false) : messages.length,
        },
        {
          projectId: project.id,
          userId: admin.id,
          number: unread === 'staff' ? lastOf(true) : messages.length,
        },
      ])
      .execute();
  }
};
