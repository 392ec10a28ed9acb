import { readDollars } from '@hearthline/rules/dollars.ts';
import { useState, type ReactNode } from 'react';
import { TextField } from '../ui/forms/field.tsx';

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

interface DollarFieldProps {
  readonly label: ReactNode;
  readonly value: number | null;
  readonly placeholder?: string;
  readonly onChange: (dollars: number | null) => void;
}

/** An amount in whole dollars, or none; what is typed stays as it is while it says the same. */
export const DollarField = ({ label, value, placeholder, onChange }: DollarFieldProps) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null } | null>(null);
  const text = typed && typed.value === value ? typed.text : value === null ? '' : money.format(value);
  const isWrong = text.trim() !== '' && readDollars(text) === null;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      error={isWrong ? 'Please enter an amount, like 1,400' : undefined}
      onChange={(event) => {
        const next = readDollars(event.currentTarget.value);
        setTyped({ text: event.currentTarget.value, value: next });
        if (next !== value) onChange(next);
      }}
    />
  );
};
