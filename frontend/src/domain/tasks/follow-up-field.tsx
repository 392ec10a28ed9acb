import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { TextField } from '../../ui/forms/field.tsx';
import { dayFromNow, followUpChoices } from './follow-up-days.ts';

const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'edge',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&:has(:checked)': { bg: 'pineTint', color: 'pineText', borderColor: 'pine', fontWeight: '600' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

const days = [
  { id: 'none', title: 'No', days: null },
  ...followUpChoices,
  { id: 'pick', title: 'Pick a day', days: 1 },
] as const;

interface FollowUpFieldProps {
  /** The chosen day, as `yyyy-mm-dd`. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly error?: string | undefined;
}

/** On which day to come back to it, if at all: one press each. */
export const FollowUpField = ({ value, onChange, error }: FollowUpFieldProps) => {
  const [chosen, setChosen] = useState('none');
  const name = useId();
  return (
    <chakra.fieldset display="grid" gap="2" minW="0" border="none">
      <chakra.legend textStyle="label" pb="2">
        Follow up
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {days.map(({ id, title, days: later }) => (
          <Chip key={id}>
            <chakra.input
              srOnly
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => {
                setChosen(id);
                onChange(later === null ? null : dayFromNow(later));
              }}
            />
            {title}
          </Chip>
        ))}
      </chakra.div>
      {chosen === 'pick' && (
        <TextField
          type="date"
          label="Day"
          value={value ?? ''}
          error={error}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </chakra.fieldset>
  );
};
