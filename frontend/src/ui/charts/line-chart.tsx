import { chakra } from '@chakra-ui/react/styled-system';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { axisWidth, type BarSeries } from './bar-chart.tsx';
import { useWidth } from './element-width.ts';

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
/** The width that one label needs, in pixels. */
const labelRoom = 56;

/** Series differ in color, dashes and the shape of their points. */
const pens = [
  { stroke: 'pineText', dashes: undefined, isRound: true },
  { stroke: 'emberText', dashes: '7 4', isRound: false },
  { stroke: 'quiet', dashes: '2 4', isRound: true },
  { stroke: 'ink', dashes: '10 3 2 3', isRound: false },
] as const;

const Word = chakra('text', {
  base: { fill: 'quiet', fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
});

const Point = ({ x, y, pen: { stroke, isRound } }: { x: number; y: number; pen: (typeof pens)[number] }) =>
  isRound ? (
    <chakra.circle cx={x} cy={y} r="3.5" fill={stroke} />
  ) : (
    <chakra.rect x={x - 3.2} y={y - 3.2} width="6.4" height="6.4" fill={stroke} />
  );

/** A line chart: how each series develops from band to band. */
export const LineChart = ({ label, bands, series, format }: LineChartProps) => {
  const [place, width] = useWidth<HTMLDivElement>(560);
  const most = Math.max(4, ...series.flatMap(({ values }) => values));
  const left = axisWidth(format, most);
  const x = scalePoint<number>()
    .domain(bands.keys())
    .range([left + 8, width - margin.right])
    .padding(bands.length > 1 ? 0 : 0.5);
  const y = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const path = line<number>(
    (_, band) => x(band) ?? 0,
    (value) => y(value),
  );
  const every = Math.max(1, Math.ceil((bands.length * labelRoom) / (width - left - margin.right)));
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
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <chakra.line
                x1={left}
                x2={width - margin.right + 8}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'edge' : 'line'}
              />
              <Word x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {format(tick)}
              </Word>
            </g>
          ))}
          {series.map(({ values }, key) => {
            const pen = pens[key % pens.length] ?? pens[0];
            return (
              <g key={key}>
                <chakra.path
                  d={path([...values]) ?? ''}
                  fill="none"
                  stroke={pen.stroke}
                  strokeWidth="2"
                  strokeDasharray={pen.dashes}
                  strokeLinejoin="round"
                />
                {values.map((value, band) => (
                  <Point key={band} x={x(band) ?? 0} y={y(value)} pen={pen} />
                ))}
              </g>
            );
          })}
          {bands.map(
            (band, index) =>
              (bands.length - 1 - index) % every === 0 && (
                <Word
                  key={`${index} ${band}`}
                  x={Math.min(x(index) ?? 0, width - 22)}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {band}
                </Word>
              ),
          )}
        </chakra.svg>
      </div>
      {series.length > 1 && (
        <chakra.ul
          aria-label="Legend"
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="1.5"
          listStyle="none"
          textStyle="fine"
        >
          {series.map(({ name }, key) => {
            const pen = pens[key % pens.length] ?? pens[0];
            return (
              <chakra.li key={key} display="inline-flex" alignItems="center" gap="2">
                <svg width="30" height="12" aria-hidden="true">
                  <chakra.line
                    x1="0"
                    x2="30"
                    y1="6"
                    y2="6"
                    stroke={pen.stroke}
                    strokeWidth="2"
                    strokeDasharray={pen.dashes}
                  />
                  <Point x={15} y={6} pen={pen} />
                </svg>
                {name}
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
    </chakra.div>
  );
};
