import { chakra } from '@chakra-ui/react/styled-system';
import { clockTimes, clockTimeText, weekdayNames } from '@hearthline/rules/dates/hours.ts';
import { CheckboxField, Select } from '../../../ui/forms/field.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { DayFields } from './location-values.ts';

const Day = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minH: '12',
    // In a narrow window the day stands above its hours.
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '8rem 8.5rem 8.5rem' },
  },
});

interface HoursFieldsProps {
  /** From Monday on. */
  readonly value: readonly DayFields[];
  /** What is wrong, and on which day. */
  readonly error?: string | undefined;
  readonly onChange: (hours: DayFields[]) => void;
}

/** Whether a place is open on each day of the week, and from when to when. */
export const HoursFields = ({ value, error, onChange }: HoursFieldsProps) => {
  const change = (index: number, more: Partial<DayFields>): void =>
    onChange(value.map((day, place) => (place === index ? { ...day, ...more } : day)));
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        Hours
      </chakra.legend>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {value.map(({ open, opens, closes }, index) => {
          const day = weekdayNames[index] ?? '';
          return (
            <Day key={day}>
              <chakra.div gridColumn={{ base: open ? '1 / -1' : 'auto', md: 'auto' }}>
                <CheckboxField
                  label={<span aria-hidden>{day}</span>}
                  aria-label={`Open on ${day}`}
                  checked={open}
                  onChange={(event) => change(index, { open: event.target.checked })}
                />
              </chakra.div>
              {open ? (
                <>
                  <Select
                    aria-label={`${day}: opens at`}
                    value={opens}
                    onChange={(event) => change(index, { opens: event.target.value })}
                  >
                    {clockTimes.map((time) => (
                      <option key={time} value={time}>
                        {clockTimeText(time)}
                      </option>
                    ))}
                  </Select>
                  <Select
                    aria-label={`${day}: closes at`}
                    value={closes}
                    onChange={(event) => change(index, { closes: event.target.value })}
                  >
                    {clockTimes.map((time) => (
                      <option key={time} value={time}>
                        {clockTimeText(time)}
                      </option>
                    ))}
                  </Select>
                </>
              ) : (
                <Text look="small" quiet gridColumn="2 / -1">
                  Closed
                </Text>
              )}
            </Day>
          );
        })}
      </chakra.ul>
      <Text role="alert" look="fine" color="danger" mt="1.5" _empty={{ display: 'none' }}>
        {error}
      </Text>
    </chakra.fieldset>
  );
};
