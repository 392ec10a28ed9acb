import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import { SavedView } from '../features/office/saved-views/saved-view.entity.ts';
import type { EntityManager } from '../platform/db/database.ts';

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
export const seedSavedViews = async (em: EntityManager, now: Date): Promise<void> => {
  const owner = await em.findOneOrFail(User, { role: 'admin' });
  for (const [list, name, parameters] of views)
    em.persist(
      em.create(SavedView, {
        owner,
        list,
        name,
        shared: true,
        parameters: [...parameters],
        columns: null,
        createdAt: now,
      }),
    );
  await em.flush();
};
