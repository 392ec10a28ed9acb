import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { homeOrderColumns } from './home-order.fields.ts';

const sectionColumns = ['n', 'serial', 'label'] as const;

const order = (db: Db) => db.selectFrom('homeOrders').select(['id', ...homeOrderColumns]);

export const orderOfProject = prepare('home_order', (db, p: Placeholders<{ projectId: string }>) =>
  order(db).where('projectId', '=', p.projectId),
);

export const sectionsOfOrder = prepare('home_sections', (db, p: Placeholders<{ orderId: string }>) =>
  db.selectFrom('homeSections').select(sectionColumns).where('homeOrderId', '=', p.orderId).orderBy('n'),
);
