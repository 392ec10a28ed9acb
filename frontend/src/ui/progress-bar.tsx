import { chakra } from '@chakra-ui/react/styled-system';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What a screen reader says, and what stands below. */
  readonly text: string;
}

/** How far something long has come. */
export const ProgressBar = ({ label, value, max, text }: ProgressBarProps) => (
  <div>
    <chakra.div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={text} height="2" borderRadius="full" bg="sunken" overflow="hidden">
      <chakra.div height="full" bg="pine" borderRadius="full" transition="width 400ms" style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
    </chakra.div>
    <chakra.p textStyle="fine" color="quiet" mt="1.5">{text}</chakra.p>
  </div>
);
