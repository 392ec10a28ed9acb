import { chakra } from '@chakra-ui/react/styled-system';

interface ChipGroupProps {
  readonly legend: string;
  readonly help?: string | undefined;
  /** Leaves the legend to screen readers, where a heading above already shows it. */
  readonly hideLegend?: boolean;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

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
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
    '&:has(:checked)': { bg: 'pineTint', color: 'pineText', borderColor: 'pine', fontWeight: '600' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

/** Short options side by side, of which any number can be chosen. */
export const ChipGroup = ({
  legend,
  help,
  hideLegend = false,
  options,
  chosen,
  onChange,
}: ChipGroupProps) => (
  <chakra.fieldset display="grid" gap="2" minW="0" border="none">
    <chakra.legend textStyle="label" pb="2" {...(hideLegend && { srOnly: true })}>
      {legend}
      {help && (
        <chakra.span color="quiet" fontWeight="400">
          {' '}
          {help}
        </chakra.span>
      )}
    </chakra.legend>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {options.map(({ id, title }) => (
        <Chip key={id}>
          <chakra.input
            srOnly
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {title}
        </Chip>
      ))}
    </chakra.div>
  </chakra.fieldset>
);
