import { chakra } from '@chakra-ui/react/styled-system';
import { milesText } from '@hearthline/rules/people/locations/distance.ts';
import { visitPath } from '@hearthline/rules/people/locations/shown-location.ts';
import { homeQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Text, textLink } from '../../../ui/text/text.tsx';
import { PinIcon } from '../../../ui/theme/further-icons.tsx';
import { useLocations } from './locations.ts';
import { zipMemory } from './zip-memory.ts';

const Place = chakra(Link, { base: { ...textLink, fontWeight: '550' } });
const never = () => () => undefined;

/** Where a home stands that a buyer can walk through: the nearest to the ZIP code that was asked from last. Nothing if it stands nowhere. */
export const SeeItInPerson = ({ slug }: { readonly slug: string }) => {
  const zip = useSyncExternalStore(never, zipMemory.read, () => null);
  const { locations } = useLocations(zip);
  const nearest = locations?.find(({ homes }) => homes.some((home) => home.slug === slug));
  if (!nearest) return null;
  const { id, name, miles, opening } = nearest;
  return (
    <Text
      look="small"
      flexBasis="full"
      display="flex"
      gap="2"
      css={{ '& > svg': { flexShrink: '0', height: '1lh', color: 'pineText' } }}
    >
      <PinIcon />
      <span>
        See it in person: <Place to="/contact-info#display-models">{name}</Place>
        {miles !== null && `, ${milesText(miles).toLowerCase()}`}
        {/* Of the moment, which paper outlives. */}
        <chakra.span color="quiet" _print={{ display: 'none' }}>
          {' '}
          · {opening.text}
        </chakra.span>
        {' · '}
        <Place to={`${visitPath(id)}&${homeQuery(slug).slice(1)}`}>Book a visit</Place>
      </span>
    </Text>
  );
};
