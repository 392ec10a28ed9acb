import { prepare, type Placeholders } from '../../../platform/db/statement.ts';

/** The project that a deal has become. */
export const projectOfDeal = prepare('deal_project', (db, p: Placeholders<{ dealId: string }>) =>
  db.selectFrom('projects').select('id').where('dealId', '=', p.dealId),
);
