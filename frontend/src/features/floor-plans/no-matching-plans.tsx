import { chakra } from '@chakra-ui/react/styled-system';
import { bathroomsText, bedroomsText, floorPlanSentences, maxQuantity, noMatchText, totalBathrooms, totalBedrooms, type Quantities } from '@hearthline/rules/floor-plans.ts';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Text } from '../../ui/text.tsx';
import { canSearch, searchOf, withQuantities, withSearch, type Search } from './order-address.ts';
import { bathroomKinds, bedroomKinds, stepped, type RoomKind } from './rooms.ts';

interface Neighbour {
  readonly text: string;
  readonly quantities: Quantities;
}

/** The room that goes first: of those that were ordered, the last in the list, which has the smallest bed. */
const lastOrdered = (kinds: readonly RoomKind[], quantities: Quantities): RoomKind | undefined =>
  kinds.findLast(({ countOf }) => countOf(quantities) > 0);

/**
 * Orders that differ by one room: one fewer where one stays, one more of a kind that was ordered already.
 * Whether a home has those counts is not known here; that is for the next search to say.
 */
export const neighboursOf = (quantities: Quantities): readonly Neighbour[] =>
  [
    { kinds: bedroomKinds, total: totalBedrooms(quantities) },
    { kinds: bathroomKinds, total: totalBathrooms(quantities) },
  ].flatMap(({ kinds, total }) => {
    const kind = lastOrdered(kinds, quantities);
    if (!kind) return [];
    const fewer = total > 1 ? [{ text: `One ${kind.one} fewer`, quantities: stepped(quantities, kind, -1) }] : [];
    const more = kind.countOf(quantities) < maxQuantity ? [{ text: `One ${kind.one} more`, quantities: stepped(quantities, kind, 1) }] : [];
    return [...fewer, ...more];
  });

interface NoMatchingPlansProps {
  readonly search: Search;
  readonly quantities: Quantities;
  /** Somebody takes one of the ways on: the page brings them to what it finds. */
  readonly onSearch: () => void;
}

/** No home has these counts: what was asked for, what could be asked instead, and who can help. */
export const NoMatchingPlans = ({ search, quantities, onSearch }: NoMatchingPlansProps) => {
  const [params] = useSearchParams();
  const neighbours = canSearch(searchOf(quantities)) ? neighboursOf(quantities) : [];
  return (
    <EmptyState title={floorPlanSentences.emptyTitle} text={noMatchText(search.bedrooms, search.bathrooms)}>
      {neighbours.length > 0 && (
        <>
          <Text look="small" quiet mb="3">Change your order by one room and search again:</Text>
          <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="3" listStyle="none">
            {neighbours.map(({ text, quantities: next }) => {
              const wanted = searchOf(next);
              return (
                <li key={text}>
                  <ButtonLink
                    to={{ search: `?${withSearch(withQuantities(params, next), wanted).toString()}` }} variant="outline" size="sm" onClick={onSearch}
                    aria-label={`${text}: ${bedroomsText(wanted.bedrooms)}, ${bathroomsText(wanted.bathrooms)}`}
                  >
                    {text}
                  </ButtonLink>
                </li>
              );
            })}
          </chakra.ul>
        </>
      )}
      <ButtonLink to="/appointments" mt="6">Speak to a consultant</ButtonLink>
    </EmptyState>
  );
};
