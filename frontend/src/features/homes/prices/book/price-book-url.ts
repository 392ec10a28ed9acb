import { priceDay } from '@hearthline/rules/homes/prices/price-item.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';
import { usePanelUrl } from '../../../../platform/navigation/panel-url.ts';

/** The address of the price book. */
export const priceBookHome = '/admin/prices';

/** Keeps day, search and the open history in the address (`?on=2027-01-01&search=freight&key=home:enid`). */
export const usePriceBookUrl = () => {
  const { param, change } = useListUrl<'on' | 'search'>({ home: priceBookHome });
  return {
    /** Null for today. */
    on: priceDay.safeParse({ on: param('on') }).data?.on ?? null,
    search: param('search'),
    change,
    panel: usePanelUrl('key'),
  };
};
