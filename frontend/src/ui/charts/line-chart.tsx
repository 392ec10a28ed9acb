import { chakra } from '@chakra-ui/react/styled-system';
import { line } from 'd3-shape';
import { axisWidth, type BarSeries } from './bar-chart.tsx';
import { stepOf } from './chart-paints.tsx';
import { bandScale, linearScale } from './scales.ts';
import { useWidth } from './element-width.ts';
import { ChartLegend, DirectLabels, labelRoom } from './series-labels.tsx';

interface LineChartProps {
  /** Describes the drawing to a screen reader. */
  readonly label: string;
  /** Short labels below the points. */
  readonly bands: readonly string[];
  /** No more than four can be told apart. */
  readonly series: readonly BarSeries[];
  /** Formats a figure briefly. */
  readonly format: (value: number) => string;
}

const height = 240;
const margin = { top: 22, right: 18, bottom: 26 };
/** The width that one label of the axis needs, in pixels. */
const bandRoom = 56;

/** Series differ in the shape of their points as well; under forced colors in dashes, too. */
const pens = [
  { dashes: 'none', isRound: true },
  { dashes: '7 4', isRound: false },
  { dashes: '2 4', isRound: true },
  { dashes: '10 3 2 3', isRound: false },
] as const;
const penOf = (series: number) => pens[series % pens.length] ?? pens[0];

const Line = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'var(--step)',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    '@media (forced-colors: active)': { stroke: 'CanvasText', strokeDasharray: 'var(--dashes)' },
  },
});
const inStep = (series: number) => ({ '--step': stepOf(series), '--dashes': penOf(series).dashes }) as object;

const Word = chakra('text', {
  base: { fill: 'quiet', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
});

const shape = { fill: 'var(--step)', '@media (forced-colors: active)': { fill: 'CanvasText' } } as const;
const Round = chakra('circle', { base: shape });
const Square = chakra('rect', { base: shape });

const Point = ({ x, y, series }: { readonly x: number; readonly y: number; readonly series: number }) =>
  penOf(series).isRound ? (
    <Round cx={x} cy={y} r="3.5" style={inStep(series)} />
  ) : (
    <Square x={x - 3.2} y={y - 3.2} width="6.4" height="6.4" style={inStep(series)} />
  );

const mark = (series: number) => (
  <>
    <Line d="M0 6h16" style={inStep(series)} />
    <Point x={8} y={6} series={series} />
  </>
);

/** A line chart: how each series develops from band to band. */
export const LineChart = ({ label, bands, series, format }: LineChartProps) => {
  const [place, width] = useWidth<HTMLDivElement>(560);
  const max = Math.max(4, ...series.flatMap(({ values }) => values));
  const left = axisWidth(format, max);
  const names = series.map(({ name }) => name);
  const room = labelRoom(names, width);
  const right = width - margin.right - room;
  // Points are bands without a width.
  const points = bandScale(bands.length, [left + 8, right], { inner: 1, outer: bands.length > 1 ? 0 : 0.5 });
  const x = points.start;
  const y = linearScale(0, max, [height - margin.bottom, margin.top]);
  const path = line<number>((_, band) => x(band), y);
  const every = Math.max(1, Math.ceil((bands.length * bandRoom) / (right - left)));
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <div ref={place}>
        <chakra.svg
          role="img"
          aria-label={label}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          display="block"
          maxW="full"
        >
          {y.ticks.map((tick) => (
            <g key={tick}>
              <chakra.line
                x1={left}
                x2={right + 8}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'edge' : 'line'}
              />
              <Word x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {format(tick)}
              </Word>
            </g>
          ))}
          {series.map(({ values }, key) => (
            <g key={key}>
              <Line d={path([...values]) ?? ''} style={inStep(key)} />
              {values.map((value, band) => (
                <Point key={band} x={x(band)} y={y(value)} series={key} />
              ))}
            </g>
          ))}
          {bands.map(
            (band, index) =>
              (bands.length - 1 - index) % every === 0 && (
                <Word
                  key={`${index} ${band}`}
                  x={Math.min(x(index), right + margin.right - 22)}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {band}
                </Word>
              ),
          )}
          {room > 0 && (
            <DirectLabels
              names={names}
              x={right + 14}
              wanted={series.map(({ values }) => y(values.at(-1) ?? 0))}
              floor={height - margin.bottom - 4}
              mark={mark}
            />
          )}
        </chakra.svg>
      </div>
      {series.length > 1 && room === 0 && <ChartLegend names={names} mark={mark} />}
    </chakra.div>
  );
};
