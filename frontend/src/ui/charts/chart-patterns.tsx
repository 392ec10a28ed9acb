import { chakra } from '@chakra-ui/react/styled-system';

/** Each series has a color and a pattern, so that none depends on color alone. */
const paints = [
  { fill: 'pine', mark: null },
  { fill: 'ember', mark: 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4' },
  { fill: 'pineText', mark: 'M4 0v8' },
  { fill: 'quiet', mark: 'M0 4h8' },
] as const;

const idOf = (chart: string, series: number): string => `${chart}-paint-${series}`;

/** The fill of a series within a chart. */
export const patternOf = (chart: string, series: number): string => `url(#${idOf(chart, series)})`;

/** The patterns that {@link patternOf} refers to; must be inside the svg. */
export const ChartPatterns = ({ chart, count }: { chart: string; count: number }) => (
  <defs>
    {paints.slice(0, count).map(({ fill, mark }, series) => (
      <pattern key={fill} id={idOf(chart, series)} width="8" height="8" patternUnits="userSpaceOnUse">
        <chakra.rect width="8" height="8" fill={fill} />
        {mark && <chakra.path d={mark} stroke="surface" strokeWidth="1.5" fill="none" />}
      </pattern>
    ))}
  </defs>
);

/** A legend that names the series of each pattern. */
export const ChartLegend = ({ chart, names }: { chart: string; names: readonly string[] }) => (
  <chakra.ul
    aria-label="Legend"
    display="flex"
    flexWrap="wrap"
    columnGap="5"
    rowGap="1.5"
    listStyle="none"
    textStyle="fine"
  >
    {names.map((name, series) => (
      <chakra.li key={name} display="inline-flex" alignItems="center" gap="2">
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="3" fill={patternOf(chart, series)} />
        </svg>
        {name}
      </chakra.li>
    ))}
  </chakra.ul>
);
