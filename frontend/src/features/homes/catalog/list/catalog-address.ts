import { useSearchParams } from 'react-router-dom';
import {
  facetNames,
  limitNames,
  type CatalogWish,
  type FacetName,
  type LimitName,
} from './catalog-filter.ts';
import { catalogOrders, type CatalogOrder } from './catalog-order.ts';

const idPattern = /^[a-z0-9-]{1,20}$/;

/** `?bedrooms=3+4`: what is chosen of a facet, each once. */
const chosenIn = (address: URLSearchParams, facet: FacetName): string[] => [
  ...new Set((address.get(facet) ?? '').split(' ').filter((id) => idPattern.test(id))),
];

/** `?monthly=1400`: whole dollars; anything else is no limit. */
const limitIn = (address: URLSearchParams, name: LimitName): number | null => {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;
};

const record = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** What the address asks for. */
export const wishIn = (address: URLSearchParams): CatalogWish => ({
  facets: record(facetNames, (name) => chosenIn(address, name)),
  limits: record(limitNames, (name) => limitIn(address, name)),
});

interface CatalogAddress {
  readonly wish: CatalogWish;
  readonly order: CatalogOrder;
  /** Whether all homes are shown, not only the first. */
  readonly showsAll: boolean;
  readonly choose: (facet: FacetName, ids: readonly string[]) => void;
  /** A limit is typed digit by digit, which is no step of the history. */
  readonly limit: (name: LimitName, dollars: number | null) => void;
  readonly sort: (order: string) => void;
  readonly showAll: () => void;
  /** Gives up parts of the wish. */
  readonly drop: (parts: readonly (FacetName | LimitName)[]) => void;
}

/** Keeps what is looked for in the page's address, so that reload, back and sharing work. */
export const useCatalogAddress = (): CatalogAddress => {
  const [params, setParams] = useSearchParams();
  const put = (values: Readonly<Record<string, string | null>>, replace = false): void => {
    // Reads the address itself, not `params`: two changes before the next render must not overwrite each other.
    const next = new URLSearchParams(window.location.search || params);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    setParams(next, { replace, preventScrollReset: true });
  };
  const order = catalogOrders.find(({ id }) => id === params.get('sort'))?.id ?? catalogOrders[0].id;
  return {
    wish: wishIn(params),
    order,
    showsAll: params.get('show') === 'all',
    choose: (facet, ids) => put({ [facet]: ids.join(' ') }),
    limit: (name, dollars) => put({ [name]: dollars === null ? null : String(dollars) }, true),
    sort: (id) => put({ sort: id === catalogOrders[0].id ? null : id }),
    showAll: () => put({ show: 'all' }),
    drop: (parts) => put(Object.fromEntries(parts.map((part) => [part, null]))),
  };
};
