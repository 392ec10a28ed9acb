import { chakra } from '@chakra-ui/react/styled-system';
import { lengthText } from '@hearthline/rules/appointments/formats.ts';
import { useId } from 'react';
import { Heading } from '../../../ui/text/text.tsx';
import { FieldError } from '../slots/field-error.tsx';
import type { Format } from './booking-api.ts';
import { mediumIcons } from '../format-words.tsx';

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    p: '4',
    borderRadius: 'lg',
    cursor: 'pointer',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px var(--h-colors-edge)',
    _hover: { bg: 'pineTint' },
    '&:has(:checked)': {
      bg: 'pineTint',
      color: 'pineText',
      boxShadow: 'inset 0 0 0 2px var(--h-colors-pine)',
    },
    '& [data-facts]': { color: 'quiet' },
    '&:has(:checked) [data-facts]': { color: 'inherit' },
    '&:has(:focus-visible)': { outline: '2px solid var(--h-colors-pine)', outlineOffset: '2px' },
  },
});

interface FormatChoiceProps {
  readonly formats: readonly Format[];
  readonly chosen: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** How to meet: each format with its length and place. Nothing is asked where there is only one. */
export const FormatChoice = ({ formats, chosen, error, onChoose }: FormatChoiceProps) => {
  const id = useId();
  if (formats.length < 2) return null;
  return (
    <chakra.div role="radiogroup" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <Heading as="h3" look="subheading" id={id} mb="4">
        How would you like to meet?
      </Heading>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))"
      >
        {formats.map((format) => (
          <Option key={format.id}>
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
              <span>{format.place}</span>
              {format.noticeHours > 0 && <span>At least {lengthText(format.noticeHours * 60)} ahead</span>}
            </chakra.span>
          </Option>
        ))}
      </chakra.div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.div>
  );
};
