import { chakra } from '@chakra-ui/react/styled-system';

/** Four steps of the evergreen, from the strongest to the faintest; each stands out from the next and from the card. */
export const steps = [
  'light-dark(#12301f, #e2f4e9)',
  'light-dark(#27614a, #93cbae)',
  'light-dark(#4d9072, #5c9e7f)',
  'light-dark(#85b79c, #3d735d)',
] as const;

/** The color of a series. */
export const stepOf = (series: number): string => steps[series % steps.length] ?? steps[0];

/** Under forced colors there is only one color to draw with, so that patterns tell the series apart. */
const marks = [null, 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4', 'M4 0v8', 'M0 4h8'] as const;

const idOf = (chart: string, series: number): string => `${chart}-pattern-${series}`;

const Painted = chakra('rect', {
  base: {
    fill: 'var(--step)',
    stroke: 'surface',
    strokeWidth: '1px',
    '@media (forced-colors: active)': { fill: 'var(--pattern)', stroke: 'CanvasText' },
  },
});

interface PaintedBarProps {
  readonly chart: string;
  readonly series: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bar of a series: a solid step, or its pattern under forced colors. */
export const PaintedBar = ({ chart, series, ...place }: PaintedBarProps) => (
  <Painted
    {...place}
    data-series={series}
    style={{ '--step': stepOf(series), '--pattern': `url(#${idOf(chart, series)})` } as object}
  />
);

/** The patterns for forced colors; must be inside the svg. */
export const ChartPatterns = ({ chart, count }: { readonly chart: string; readonly count: number }) => (
  <defs>
    {marks.slice(0, count).map((mark, series) => (
      <pattern key={series} id={idOf(chart, series)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill={mark ? 'Canvas' : 'CanvasText'} />
        {mark && <path d={mark} stroke="CanvasText" strokeWidth="1.5" fill="none" />}
      </pattern>
    ))}
  </defs>
);
