import { chakra } from '@chakra-ui/react/styled-system';

interface PercentBarProps {
  /** Describes the progress to screen readers. */
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
}

/** How much of something is done, as a bar with its figure. */
export const PercentBar = ({ label, value }: PercentBarProps) => (
  <chakra.div display="flex" alignItems="center" gap="3">
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      flex="1"
      h="2"
      borderRadius="full"
      bg="sunken"
      overflow="hidden"
      boxShadow="inset 0 0 0 1px {colors.line}"
    >
      <chakra.div
        h="full"
        borderRadius="full"
        bg="pineText"
        style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </chakra.div>
    <chakra.span textStyle="label" fontVariantNumeric="tabular-nums" minW="11" textAlign="end">
      {value}%
    </chakra.span>
  </chakra.div>
);
