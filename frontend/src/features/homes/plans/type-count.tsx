import { chakra } from '@chakra-ui/react/styled-system';
import { maxQuantity } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { CountButtons } from '../../../ui/forms/quantity-stepper.tsx';

interface TypeCountProps {
  /** The type, as in `King Bedroom`. */
  readonly label: string;
  readonly value: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** How many rooms of a type are wanted, at the bottom of the type's picture card. */
export const TypeCount = ({ label, value, onStep }: TypeCountProps) => (
  <chakra.div
    role="group"
    aria-label={`${label}: how many`}
    position="absolute"
    bottom="2"
    insetInlineStart={{ base: 'calc(10rem + 0.5rem)', sm: '2' }}
    insetInlineEnd="2"
    display="flex"
    alignItems="center"
    justifyContent={{ base: 'start', sm: 'space-between' }}
    gap="1"
  >
    <CountButtons
      label={label}
      less={`Remove a ${label}`}
      more={`Add a ${label}`}
      value={value}
      max={maxQuantity}
      onStep={onStep}
    />
  </chakra.div>
);
