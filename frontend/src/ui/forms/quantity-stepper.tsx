import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { MinusIcon, PlusIcon } from '../theme/icons.tsx';

interface QuantityStepperProps {
  /** What is counted, as in `King bedrooms`. */
  readonly label: string;
  /** Shown below the label. */
  readonly note?: ReactNode;
  readonly value: number;
  readonly max?: number;
  readonly onStep: (step: 1 | -1) => void;
}

interface CountButtonsProps extends Pick<QuantityStepperProps, 'label' | 'value' | 'max' | 'onStep'> {
  /** The names of the buttons. */
  readonly less: string;
  readonly more: string;
}

/** A button for one less, the count, and a button for one more; never below zero. */
export const CountButtons = ({ label, less, more, value, max = Infinity, onStep }: CountButtonsProps) => {
  const lessButton = useRef<HTMLButtonElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  // Reaching a limit disables the pressed button, which then loses the focus: the other button takes it.
  const step = (by: 1 | -1): void => {
    if (by < 0 && value <= 1) moreButton.current?.focus();
    if (by > 0 && value + 1 >= max) lessButton.current?.focus();
    onStep(by);
  };
  return (
    <>
      <Button
        ref={lessButton}
        variant="outline"
        size="icon"
        aria-label={less}
        disabled={value <= 0}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </Button>
      <chakra.output
        aria-label={`${label}: ${value}`}
        minW="9"
        textAlign="center"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.output>
      <Button
        ref={moreButton}
        variant="outline"
        size="icon"
        aria-label={more}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </Button>
    </>
  );
};

/** A count with its name. */
export const QuantityStepper = ({ label, note, ...count }: QuantityStepperProps) => {
  const noteId = useId();
  return (
    <chakra.div
      role="group"
      aria-label={label}
      aria-describedby={note ? noteId : undefined}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="0.5"
    >
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="500">
          {label}
        </chakra.span>
        {note && (
          <chakra.span id={noteId} display="block" textStyle="fine" color="quiet">
            {note}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span display="flex" flexShrink="0" alignItems="center" gap="1">
        <CountButtons label={label} less={`One less: ${label}`} more={`One more: ${label}`} {...count} />
      </chakra.span>
    </chakra.div>
  );
};
