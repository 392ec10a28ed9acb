import { chakra } from '@chakra-ui/react/styled-system';
import { Field, Input } from '../../../../ui/forms/field.tsx';

/** What the picker shows where there is no color yet. */
const blank = '#ffffff';

interface SwatchFieldProps {
  /** The name of the choice. */
  readonly choice: string;
  /** As it is typed; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The color of a choice: picked, or typed as `#a3b097`. */
export const SwatchField = ({ choice, value, onChange }: SwatchFieldProps) => {
  const typed = value.trim();
  return (
    <Field label="Color (optional)" help="Shown beside the choice, and in the floor plan">
      {(wiring) => (
        <chakra.div display="flex" gap="2">
          <chakra.input
            type="color"
            aria-label={`Pick the color of ${choice}`}
            flex="none"
            w="3rem"
            h="var(--control, 3rem)"
            p="1"
            bg="surface"
            borderWidth="1px"
            borderColor="edge"
            borderRadius="var(--control-radius, 0.625rem)"
            cursor="pointer"
            value={/^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : blank}
            onChange={(event) => onChange(event.target.value)}
          />
          <Input
            {...wiring}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={7}
            placeholder="#a3b097"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </chakra.div>
      )}
    </Field>
  );
};
