import { chakra } from '@chakra-ui/react/styled-system';
import type { IncludedKey } from '@hearthline/rules/homes/compare/included.ts';
import { maxOfferTextLength, type OfferFields } from '@hearthline/rules/homes/compare/offer.ts';
import { Input, Select } from '../../../../../ui/forms/field.tsx';

export interface OfferCellProps {
  readonly fields: OfferFields;
  readonly onChange: (change: Partial<OfferFields>) => void;
}

/** On paper, what was typed stands alone. */
const Small = chakra('span', {
  base: {
    display: 'block',
    '--control': '2.5rem',
    '--control-px': '0.625rem',
    _print: {
      '& :is(input, select)': { borderWidth: '0', p: '0', minH: '0', fontSize: 'inherit', bg: 'transparent' },
      '& svg': { display: 'none' },
      '& ::placeholder': { color: 'transparent' },
    },
  },
});

interface TypedProps extends OfferCellProps {
  readonly name: Exclude<keyof OfferFields, IncludedKey>;
  /** The name of the field, as in `Their price`. */
  readonly label: string;
  readonly placeholder: string;
  readonly autoFocus?: boolean;
}

/** A fact of their offer. */
export const OfferInput = ({ name, label, placeholder, autoFocus, fields, onChange }: TypedProps) => (
  <Small _print={{ display: fields[name] === '' ? 'none' : 'block' }}>
    <Input
      aria-label={label}
      autoComplete="off"
      inputMode={name === 'builder' ? 'text' : 'decimal'}
      maxLength={maxOfferTextLength}
      autoFocus={autoFocus}
      placeholder={placeholder}
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  </Small>
);

/** Whether their price holds something. */
export const OfferAnswer = ({
  item,
  title,
  fields,
  onChange,
}: OfferCellProps & { readonly item: IncludedKey; readonly title: string }) => (
  <Small>
    <Select
      aria-label={`${title} in their price`}
      value={fields[item]}
      onChange={(event) => onChange({ [item]: event.target.value })}
    >
      <option value="">Ask</option>
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </Select>
  </Small>
);
