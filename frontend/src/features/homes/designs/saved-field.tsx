import { useState, type ComponentProps } from 'react';
import { TextField } from '../../../ui/forms/field.tsx';

interface SavedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  /** What is stored. */
  readonly stored: string;
  /** Stores what was typed. @returns what is wrong with it, or null */
  readonly save: (typed: string) => Promise<string | null>;
}

/** A text field that stores what was typed once it is left, or by Enter. What could not be stored stays, with the reason. */
export const SavedField = ({ stored, save, ...props }: SavedFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const store = async (): Promise<void> => {
    if (typed === null) return;
    if (typed.trim() === stored) {
      setTyped(null);
      setProblem(null);
      return;
    }
    const wrong = await save(typed.trim());
    setProblem(wrong);
    if (wrong === null) setTyped((now) => (now === typed ? null : now));
  };
  return (
    <TextField
      {...props}
      value={typed ?? stored}
      error={problem ?? undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void store()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          void store();
        }
      }}
    />
  );
};
