import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { FailedAnswer } from '../platform/api/rest-client.ts';
import { canBeStoredLater } from './my-design.ts';
import { useMyDesign } from './my-design-state.ts';
import { PlaceFields } from './place-fields.tsx';
import { useStoredDesign } from './stored-design.ts';
import {
  showPlaceOfDesign,
  storePlace,
  useVisitorPlace,
  visitorPlace,
  type VisitorPlace,
} from './visitor-place.ts';

const nowhere: VisitorPlace = { zip: null, land: null };

/** The place of the design that this browser works on. */
const PlaceOfDesign = () => {
  const { design, choose } = useMyDesign();
  const shown = useVisitorPlace();
  const { zip, land } = design?.site ?? nowhere;
  const isKnown = design !== null;
  useEffect(() => {
    if (isKnown) showPlaceOfDesign({ zip, land });
  }, [isKnown, zip, land]);
  return (
    <PlaceFields
      place={isKnown ? { zip, land } : shown}
      disabled={!isKnown}
      save={async (change) => {
        try {
          await choose({ site: change });
          return null;
        } catch (error) {
          if (canBeStoredLater(error)) return null;
          return (
            (error instanceof FailedAnswer && error.serverMessage) || 'This was not saved. Please try again.'
          );
        }
      }}
    />
  );
};

/** The place that this browser keeps while there is no design. */
const StoredPlace = () => {
  const place = useVisitorPlace();
  useEffect(() => showPlaceOfDesign(null), []);
  return (
    <PlaceFields
      place={place}
      save={(change) => {
        storePlace({ ...visitorPlace(), ...change });
        return Promise.resolve(null);
      }}
    />
  );
};

/** Asks visitors where their home will stand; every price of the page follows. */
export const PlaceForm = () => (
  <chakra.section
    aria-label="Where your home will stand"
    display="grid"
    columnGap="4"
    rowGap="2.5"
    maxW="30rem"
    gridTemplateColumns="minmax(0, 1fr) minmax(0, 1.5fr)"
    css={{ '--control': '2.75rem' }}
    _print={{ display: 'none' }}
  >
    {useStoredDesign() ? <PlaceOfDesign /> : <StoredPlace />}
  </chakra.section>
);
