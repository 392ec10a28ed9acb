import { chakra } from '@chakra-ui/react/styled-system';
import { locationAddress } from '@hearthline/rules/people/locations/shown-location.ts';
import { useId } from 'react';
import { Heading } from '../../../../ui/text/text.tsx';
import { PinIcon } from '../../../../ui/theme/further-icons.tsx';
import { FieldError } from '../slots/field-error.tsx';
import type { Place } from './booking-api.ts';
import { ChoiceCard, ChoiceCards } from './choice-card.tsx';

interface PlaceChoiceProps {
  readonly places: readonly Place[];
  /** The place that the format has itself, in words; null if it has none. */
  readonly defaultPlace: string | null;
  /** The id of a display location; empty for the usual place. */
  readonly chosen: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Where to come to: the place of the format, or one of the display locations. */
export const PlaceChoice = ({ places, defaultPlace, chosen, error, onChoose }: PlaceChoiceProps) => {
  const id = useId();
  const options = [
    ...(defaultPlace === null ? [] : [{ id: '', name: defaultPlace, lines: [] }]),
    ...places.map((place) => ({
      id: place.id,
      name: place.name,
      lines: [locationAddress(place), ...place.hoursText],
    })),
  ];
  return (
    <chakra.div
      role="radiogroup"
      data-field="locationId"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Heading as="h3" look="subheading" id={id} mb="4">
        Where would you like to meet?
      </Heading>
      {/* Wide enough for a day's hours on one line. */}
      <ChoiceCards gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {options.map((option) => (
          <ChoiceCard key={option.id}>
            <chakra.input
              type="radio"
              name={id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
              position="absolute"
              opacity="0"
              aria-labelledby={`${id}-${option.id}-name`}
              aria-describedby={`${id}-${option.id}`}
            />
            <chakra.span color="pineText" mt="0.5">
              <PinIcon />
            </chakra.span>
            <chakra.span id={`${id}-${option.id}-name`} fontWeight="600" overflowWrap="anywhere">
              {option.name}
            </chakra.span>
            <chakra.span
              id={`${id}-${option.id}`}
              data-facts
              gridColumn="2"
              display="grid"
              textStyle="small"
              textWrap="balance"
              overflowWrap="anywhere"
            >
              {option.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </chakra.span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.div>
  );
};
