import { chakra } from '@chakra-ui/react/styled-system';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Read out by a screen reader and shown below. */
  readonly text: string;
}

/** The progress of something lengthy. */
export const ProgressBar = ({ label, value, max, text }: ProgressBarProps) => (
  <div>
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      height="2"
      borderRadius="full"
      bg="sunken"
      overflow="hidden"
    >
      <chakra.div
        height="full"
        bg="pine"
        borderRadius="full"
        transition="width 400ms"
        style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }}
      />
    </chakra.div>
    <chakra.p textStyle="fine" color="quiet" mt="1.5">
      {text}
    </chakra.p>
  </div>
);
