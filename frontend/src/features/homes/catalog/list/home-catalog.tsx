import { chakra } from '@chakra-ui/react/styled-system';
import type { ShortPrice } from '@hearthline/rules/homes/prices/short-price.ts';
import { useContext, type ReactNode } from 'react';
import { FirstContent } from '../../../../domain/served-content.ts';
import { siteOf, useVisitorPlace } from '../../../../domain/visitor-place.ts';
import { useRest } from '../../../../platform/api/use-rest.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useCatalogAddress } from './catalog-address.ts';
import { CatalogCard } from './catalog-card.tsx';
import { facetNames, fitting, limitNames } from './catalog-filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import { listedEntries, servedEntries, type CatalogEntry } from './catalog-entry.ts';
import { catalogOrders, inOrder } from './catalog-order.ts';
import { MonthQuestion } from './month-question.tsx';
import { NoHomes } from './no-homes.tsx';

/** As many as are shown at first. */
const firstShown = 24;

interface HomeCatalogProps {
  /** Shows what a home costs. */
  readonly price: (slug: string, known: ShortPrice | null) => ReactNode;
  /** Takes a home into a comparison. */
  readonly compare?: (home: CatalogEntry) => ReactNode;
}

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '10' },
    mt: { base: '6', md: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
  },
});

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

const Shown = ({ homes, price, compare }: HomeCatalogProps & { readonly homes: readonly CatalogEntry[] }) => {
  const address = useCatalogAddress();
  const { wish, order, showsAll } = address;
  const found = inOrder(fitting(homes, wish), order);
  const shown = showsAll ? found : found.slice(0, firstShown);
  const filterWords = [
    ...facetNames.filter((name) => wish.facets[name].length > 0),
    ...limitNames.filter((name) => wish.limits[name] !== null),
  ];
  const clear = (): void => address.drop([...facetNames, ...limitNames]);
  return (
    <>
      <MonthQuestion
        homes={homes}
        value={wish.limits.monthly}
        onChange={(dollars) => address.limit('monthly', dollars)}
      />
      <Sheet>
        <FilterPanel homes={homes} address={address} count={filterWords.length} onClear={clear} />
        <div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            mb="4"
          >
            <Text role="status" fontWeight="600">
              {found.length === homes.length
                ? `${homes.length} homes`
                : `${found.length} of ${homes.length} homes`}
            </Text>
            <Select
              aria-label="Sort by"
              width={{ base: '11.5rem', sm: '14rem' }}
              minH="2.75rem"
              py="1"
              value={order}
              onChange={(event) => address.sort(event.currentTarget.value)}
            >
              {catalogOrders.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </chakra.div>
          {found.length === 0 ? (
            <NoHomes homes={homes} wish={wish} onDrop={address.drop} onClear={clear} />
          ) : (
            <List>
              {shown.map((home, index) => (
                <li key={home.slug}>
                  <CatalogCard
                    home={home}
                    place={index}
                    price={price(home.slug, home.price)}
                    compare={compare?.(home)}
                  />
                </li>
              ))}
            </List>
          )}
          {shown.length < found.length && (
            <chakra.div mt="8" display="flex" justifyContent="center">
              <Button variant="outline" onClick={address.showAll}>
                Show all {found.length} homes
              </Button>
            </chakra.div>
          )}
        </div>
      </Sheet>
    </>
  );
};

/** Every home that is sold, with its price at the visitor's place: found by rooms, size and what it may cost. As the page was served with them, or asked for. */
export const HomeCatalog = (props: HomeCatalogProps) => {
  const first = useContext(FirstContent);
  const place = useVisitorPlace();
  const site = siteOf(place);
  const served = first.homes && first.prices ? servedEntries(first.homes, first.prices) : null;
  const listed = useRest('GET /api/homes', served && !site ? null : site);
  const placed = useRest('GET /api/places/{zip}', place.zip === null ? null : { zip: place.zip });
  const isAsked = !served || site !== undefined;
  const notServed =
    placed.loaded.state === 'loaded' && !placed.loaded.value.served ? placed.loaded.value.sentence : '';
  const homes =
    isAsked && listed.loaded.state === 'loaded'
      ? listedEntries(listed.loaded.value, place, notServed)
      : served;
  if (isAsked && listed.loaded.state !== 'loading' && listed.loaded.state !== 'loaded')
    return (
      <ErrorNotice title="The homes could not be loaded" onRetry={listed.retry}>
        Please check your connection and try again.
      </ErrorNotice>
    );
  if (!homes) return <SkeletonScreen label="Loading the homes" />;
  const isStale = isAsked && listed.loaded.state === 'loading';
  return (
    <chakra.div aria-busy={isStale} opacity={isStale ? '0.6' : undefined} transition="opacity 150ms">
      <Shown homes={homes} {...props} />
    </chakra.div>
  );
};
