import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field, Input } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'required' | 'type'> {
  readonly label: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** A labeled password field that can show what is typed; showing it changes nothing in the value. */
export const PasswordField = ({ label, required, error, help, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} required={required} error={error} help={help}>
      {(wiring) => (
        <chakra.span position="relative" display="block">
          <Input
            {...wiring}
            {...props}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            pe="20"
            css={{ '&::-ms-reveal': { display: 'none' } }}
          />
          <chakra.button
            type="button"
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            position="absolute"
            insetBlock="1px"
            insetInlineEnd="1"
            px="3"
            borderRadius="md"
            textStyle="small"
            fontWeight="600"
            color="pineText"
            cursor="pointer"
            _hover={{ textDecoration: 'underline' }}
          >
            {shown ? 'Hide' : 'Show'} <chakra.span srOnly>{label.toLowerCase()}</chakra.span>
          </chakra.button>
        </chakra.span>
      )}
    </Field>
  );
};
