import { chakra } from '@chakra-ui/react/styled-system';
import { weekdayNames, weekdays } from '@hearthline/rules/dates/hours.ts';
import { useId } from 'react';
import { AlertIcon } from '../theme/icons.tsx';

const Day = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: 'var(--control, 2.75rem)',
    minW: '12',
    px: '3',
    borderRadius: 'var(--control-radius, 10px)',
    cursor: 'pointer',
    fontSize: 'var(--control-type, 0.9375rem)',
    fontWeight: '550',
    borderWidth: '1px',
    borderColor: 'edge',
    bg: 'surface',
    _hover: { bg: 'pineTint' },
    '&:has(input:checked)': { bg: 'pine', color: 'onPine', borderColor: 'pine', _hover: { bg: 'pineDeep' } },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

interface WeekdaysFieldProps {
  readonly label: string;
  /** Monday is 1, Sunday 7. */
  readonly value: readonly number[];
  readonly error?: string | undefined;
  readonly onChange: (days: number[]) => void;
}

/** Checkboxes for the days of the week. */
export const WeekdaysField = ({ label, value, error, onChange }: WeekdaysFieldProps) => {
  const id = useId();
  return (
    <chakra.fieldset aria-describedby={error ? `${id}-error` : undefined} minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {weekdays.map((day) => (
          <Day key={day}>
            <chakra.input
              type="checkbox"
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
              aria-label={weekdayNames[day - 1]}
              checked={value.includes(day)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, day].sort((a, b) => a - b)
                    : value.filter((other) => other !== day),
                )
              }
            />
            <span aria-hidden>{weekdayNames[day - 1]?.slice(0, 3)}</span>
          </Day>
        ))}
      </chakra.div>
      <chakra.p
        id={`${id}-error`}
        role="alert"
        textStyle="fine"
        color="danger"
        display="flex"
        gap="1.5"
        mt="1.5"
        alignItems="center"
        _empty={{ display: 'none' }}
      >
        {error && (
          <>
            <AlertIcon />
            {error}
          </>
        )}
      </chakra.p>
    </chakra.fieldset>
  );
};
