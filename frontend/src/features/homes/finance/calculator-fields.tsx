import { chakra } from '@chakra-ui/react/styled-system';
import { TextField } from '../../../ui/forms/field.tsx';
import type { useLoan } from './loan-form.ts';
import type { LoanField } from './loan-texts.ts';

/** The fields that the payment is calculated from. */
export const LoanFields = ({
  texts,
  problems,
  type,
}: Pick<ReturnType<typeof useLoan>, 'texts' | 'problems' | 'type'>) => {
  const field = (name: LoanField, label: string, error: string | undefined, help?: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={texts[name]}
      error={error}
      help={help}
      onChange={(event) => type(name, event.currentTarget.value)}
    />
  );
  return (
    <chakra.div display="grid" gap="5" alignContent="start">
      {field('price', 'Price, delivered and set up ($)', problems.price)}
      <chakra.div display="grid" gap="5" gridTemplateColumns="1fr 1fr">
        {field('downPercent', 'Down (%)', problems.downPercent)}
        {field('downAmount', 'Down payment ($)', undefined)}
      </chakra.div>
      <chakra.div display="grid" gap="5" gridTemplateColumns="1fr 1fr">
        {field('ratePercent', 'Interest rate (%)', problems.ratePercent)}
        {field('years', 'Term (years)', problems.years)}
      </chakra.div>
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' }}
      >
        {field(
          'taxPercent',
          'Property tax (% a year)',
          problems.taxPercent,
          'Of the price. An estimate: counties differ.',
        )}
        {field('insurance', 'Insurance ($ a year)', problems.insurance, 'An estimate: ask your insurer.')}
      </chakra.div>
    </chakra.div>
  );
};
