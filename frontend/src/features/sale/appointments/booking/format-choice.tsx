import { chakra } from '@chakra-ui/react/styled-system';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { useId } from 'react';
import { Heading } from '../../../../ui/text/text.tsx';
import { FieldError } from '../slots/field-error.tsx';
import type { Format } from './booking-api.ts';
import { ChoiceCard, ChoiceCards } from './choice-card.tsx';
import { mediumIcons } from '../format-words.tsx';

interface FormatChoiceProps {
  readonly formats: readonly Format[];
  readonly chosen: string;
  /** Whether a visit can also be at a display location, which is chosen next. */
  readonly hasLocations: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** How to meet: each format with its length and place. Nothing is asked where there is only one. */
export const FormatChoice = ({ formats, chosen, hasLocations, error, onChoose }: FormatChoiceProps) => {
  const id = useId();
  if (formats.length < 2) return null;
  return (
    <chakra.div
      role="radiogroup"
      data-field="formatId"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Heading as="h3" look="subheading" id={id} mb="4">
        How would you like to meet?
      </Heading>
      <ChoiceCards>
        {formats.map((format) => (
          <ChoiceCard key={format.id}>
            <chakra.input
              type="radio"
              name={id}
              checked={format.id === chosen}
              onChange={() => onChoose(format.id)}
              position="absolute"
              opacity="0"
              aria-labelledby={`${id}-${format.id}-name`}
              aria-describedby={`${id}-${format.id}`}
            />
            <chakra.span color="pineText" mt="0.5">
              {mediumIcons[format.medium]}
            </chakra.span>
            <chakra.span id={`${id}-${format.id}-name`} fontWeight="600" overflowWrap="anywhere">
              {format.name}
            </chakra.span>
            <chakra.span
              id={`${id}-${format.id}`}
              data-facts
              gridColumn="2"
              display="grid"
              textStyle="small"
              overflowWrap="anywhere"
            >
              <span>{lengthText(format.minutes)}</span>
              <span>
                {hasLocations && format.medium === 'visit' ? 'At the place you choose below' : format.place}
              </span>
              {format.noticeHours > 0 && <span>At least {lengthText(format.noticeHours * 60)} ahead</span>}
            </chakra.span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.div>
  );
};
