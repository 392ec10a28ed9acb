import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { TextField } from './field.tsx';

interface SavedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  /** What is stored. */
  readonly stored: string;
  /** Whether a text is all that there is to type: then it is stored at once. */
  readonly isComplete?: (typed: string) => boolean;
  /** Stores what was typed. @returns what is wrong with it, or null */
  readonly save: (typed: string) => Promise<string | null>;
  /** Told of the field once it holds what could not be stored, and null once it does not, for a form that must not be sent meanwhile. */
  readonly onProblem?: (field: HTMLInputElement | null) => void;
}

/** A text field that stores what was typed once it is left, or by Enter. What could not be stored stays, with the reason. */
export const SavedField = ({ stored, save, isComplete, onProblem, ...props }: SavedFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const tell = (wrong: string | null): void => {
    setProblem(wrong);
    onProblem?.(wrong === null ? null : input.current);
  };
  const store = async (text = typed): Promise<void> => {
    if (text === null) return;
    if (text.trim() === stored) {
      setTyped(null);
      tell(null);
      return;
    }
    const wrong = await save(text.trim());
    tell(wrong);
    if (wrong === null) setTyped((now) => (now === text ? null : now));
  };
  // What was typed into the page as it was served, before its script had come.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early === '' || early === stored) return;
    setTyped(early);
    if (isComplete?.(early.trim())) void store(early);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <TextField
      {...props}
      ref={input}
      value={typed ?? stored}
      error={problem ?? undefined}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isComplete?.(value.trim())) void store(value);
      }}
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
