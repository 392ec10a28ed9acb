import { json } from '../base-prices/insert-prices.ts';
import { basePricesStartOn } from '../base-prices/prices.ts';
import { basePlans } from './plans.ts';
import { baseSheets } from './sheets.ts';

/** Stores the first payment plans and equipment sheets, which hold as long as the prices do. */
export const insertPlansAndSheets = `
  insert into payment_plans (loan, steps, starts_on)
  select loan, steps, date '${basePricesStartOn}' from jsonb_to_recordset(${json(basePlans)}) as r (loan text, steps jsonb);
  insert into equipment_sheets (scope, items, starts_on)
  select 'width:' || width, items, date '${basePricesStartOn}' from jsonb_to_recordset(${json(baseSheets)}) as r (width text, items jsonb);`;
