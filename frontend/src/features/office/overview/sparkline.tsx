import { chakra } from '@chakra-ui/react/styled-system';

const [width, height] = [56, 22];
const Svg = chakra('svg', { base: { color: 'pineText', flexShrink: '0', overflow: 'visible' } });

/** The points of a line through the values, from left to right; a series that never changes is a line in the middle. */
export const sparklinePoints = (values: readonly number[]): string => {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const step = width / Math.max(1, values.length - 1);
  const heightOf = (value: number): number =>
    max === min ? height / 2 : height - ((value - min) / (max - min)) * height;
  return values.map((value, index) => `${(index * step).toFixed(1)},${heightOf(value).toFixed(1)}`).join(' ');
};

/** A small line without axes, beside the figure that says it in words. */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <Svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
    <polyline
      points={sparklinePoints(values)}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Svg>
);
