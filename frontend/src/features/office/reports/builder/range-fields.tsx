import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface RangeFieldsProps {
  readonly type: 'date' | 'number';
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (values: [from: string, to: string]) => void;
}

const problemOf = (type: RangeFieldsProps['type'], from: string, to: string): string | null => {
  if (!from && !to) return 'Enter at least one value, or remove the filter.';
  if (type === 'number' && [from, to].some((value) => value && !/^\d{1,9}$/.test(value)))
    return 'Enter a whole number.';
  const backwards = from && to && (type === 'number' ? Number(from) > Number(to) : from > to);
  return backwards ? 'The end is before the start.' : null;
};

/** The two ends of a range. Values that are not valid yet stay here as typed. */
export const RangeFields = ({ type, title, from, to, onChange }: RangeFieldsProps) => {
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const shown = typed ?? { from, to };
  const problem = problemOf(type, shown.from, shown.to);
  const type_ = (next: { from: string; to: string }): void => {
    const wrong = problemOf(type, next.from, next.to);
    setTyped(wrong ? next : null);
    if (!wrong) onChange([next.from, next.to]);
  };
  const field = (end: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      aria-label={`${title}: ${label.toLowerCase()}`}
      type={type}
      {...(type === 'number' && { min: 0, inputMode: 'numeric' as const })}
      value={shown[end]}
      onChange={(event) => type_({ ...shown, [end]: event.target.value })}
    />
  );
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))">
      {field('from', 'From')}
      {field('to', 'To')}
      {problem && (
        <Text look="fine" color="danger" role="status" gridColumn="1 / -1">
          {problem}
        </Text>
      )}
    </chakra.div>
  );
};
