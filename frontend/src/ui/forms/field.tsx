import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { AlertIcon, ChevronIcon } from '../theme/icons.tsx';

const control = {
  base: {
    width: 'full',
    minH: 'var(--control, 3rem)',
    px: 'var(--control-px, 1rem)',
    py: 'var(--control-py, 0.625rem)',
    bg: 'surface',
    color: 'ink',
    fontSize: 'var(--control-type, 1rem)',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'var(--control-radius, 0.625rem)',
    appearance: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'quiet' },
    _invalid: { borderColor: 'danger', borderWidth: '2px' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _focusVisible: { outlineOffset: '1px' },
  },
} as const;

/** The bare controls, for uses without a visible label (a search box, a filter). */
export const Input = chakra('input', control);
export const Textarea = chakra('textarea', {
  base: { ...control.base, minH: '28', resize: 'vertical', lineHeight: '1.55' },
});
const NativeSelect = chakra('select', {
  base: { ...control.base, pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
});

/** The browser's own select, styled like the other controls. */
export const Select = (props: ComponentProps<typeof NativeSelect>) => (
  <chakra.span position="relative" display="block" width={props.width ?? 'full'}>
    <NativeSelect {...props} width="full" />
    <chakra.span
      position="absolute"
      insetInlineEnd="3"
      top="50%"
      transform="translateY(-50%)"
      pointerEvents="none"
      color="quiet"
    >
      <ChevronIcon />
    </chakra.span>
  </chakra.span>
);

interface Shell {
  readonly label: ReactNode;
  /** Shows the asterisk. */
  readonly required?: boolean;
  /** What is wrong with the value, if anything. */
  readonly error?: string | undefined;
  /** What to enter. */
  readonly help?: ReactNode;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-required'?: true;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/**
 * Label, asterisk, control, help and error, connected so that a screen reader reads them together.
 * @param children renders the control with the given attributes
 */
export const Field = ({
  label,
  required,
  error,
  help,
  children,
}: Shell & { children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
        {required && (
          <chakra.span aria-hidden color="emberText">
            {' '}
            *
          </chakra.span>
        )}
      </chakra.label>
      {children({
        id,
        ...(required ? { 'aria-required': true } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {help && (
        <chakra.p id={`${id}-help`} textStyle="fine" color="quiet">
          {help}
        </chakra.p>
      )}
      <chakra.p
        id={`${id}-error`}
        role="alert"
        textStyle="fine"
        color="danger"
        display="flex"
        gap="1.5"
        alignItems="start"
        css={{ '& svg': { flexShrink: 0, height: '1lh' } }}
        _empty={{ display: 'none' }}
      >
        {error && (
          <>
            <AlertIcon />
            {error}
          </>
        )}
      </chakra.p>
    </chakra.div>
  );
};

/** A labeled single-line text field; takes the props of an `input`, so `{...register('email')}` fits. */
export const TextField = ({
  label,
  required,
  error,
  help,
  ...props
}: Shell & Omit<ComponentProps<typeof Input>, 'required'>) => (
  <Field label={label} required={required} error={error} help={help}>
    {(wiring) => <Input {...wiring} {...props} />}
  </Field>
);

/** A labeled multi-line text field. */
export const TextAreaField = ({
  label,
  required,
  error,
  help,
  ...props
}: Shell & Omit<ComponentProps<typeof Textarea>, 'required'>) => (
  <Field label={label} required={required} error={error} help={help}>
    {(wiring) => <Textarea {...wiring} {...props} />}
  </Field>
);

/** A labeled select; its children are `option`s. */
export const SelectField = ({
  label,
  required,
  error,
  help,
  ...props
}: Shell & Omit<ComponentProps<typeof NativeSelect>, 'required'>) => (
  <Field label={label} required={required} error={error} help={help}>
    {(wiring) => <Select {...wiring} {...props} />}
  </Field>
);

/** A checkbox with its label beside it. */
export const CheckboxField = ({
  label,
  ...props
}: { label: ReactNode } & ComponentProps<typeof chakra.input>) => (
  <chakra.label display="flex" gap="3" alignItems="start" minH="6" cursor="pointer" textStyle="small">
    <chakra.input type="checkbox" flexShrink="0" w="5" h="5" mt="px" accentColor="pine" {...props} />
    <span>{label}</span>
  </chakra.label>
);
