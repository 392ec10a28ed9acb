import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useState } from 'react';
import { isSameSearch, searchOf, type Search } from '../order-url-state.ts';
import { withTotals } from '../rooms.ts';

/**
 * The order that plans are drawn for: while a visitor is counting, that of the totals shown, and not one for each press.
 * Another kind of bed in the same number counts at once.
 */
export const useSettledOrder = (quantities: Quantities, search: Search): Quantities => {
  const [settled, setSettled] = useState({ search, quantities: withTotals(quantities, search) });
  const isCounting = !isSameSearch(searchOf(quantities), search);
  const next = withTotals(isCounting ? settled.quantities : quantities, search);
  // A page that is opened while counting has only what the address says.
  if (!isSameSearch(settled.search, search) || JSON.stringify(settled.quantities) !== JSON.stringify(next))
    setSettled({ search, quantities: next });
  return next;
};
