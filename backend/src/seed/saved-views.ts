import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { readDemoUser } from './demo-user.ts';

const views: readonly (readonly [list: ViewList, name: string, parameters: readonly ViewParameter[]])[] = [
  [
    'contacts',
    'New leads',
    [
      { name: 'added', value: 'this_month' },
      { name: 'status', value: 'prospect' },
    ],
  ],
  [
    'contacts',
    'Prospects with land',
    [
      { name: 'status', value: 'prospect' },
      { name: 'tag', value: 'land owned' },
    ],
  ],
  [
    'projects',
    'Under construction',
    [
      { name: 'sort', value: 'completion' },
      { name: 'status', value: 'under_construction' },
    ],
  ],
  ['projects', 'On hold', [{ name: 'status', value: 'on_hold' }]],
];

/** The views that the admin shares with colleagues. */
export const seedSavedViews = async (trx: Transaction, now: Date): Promise<void> => {
  const owner = await readDemoUser(trx, 'admin@example.com');
  await trx
    .insertInto('savedViews')
    .values(
      views.map(([list, name, parameters]) => ({
        ownerId: owner.id,
        list,
        name,
        shared: true,
        parameters: jsonb([...parameters]),
        createdAt: now,
      })),
    )
    .execute();
};
