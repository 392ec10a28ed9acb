import { chakra } from '@chakra-ui/react/styled-system';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartPatterns, PaintedBar } from './chart-paints.tsx';
import { bandScale, linearScale } from './scales.ts';
import { useWidth } from './element-width.ts';
import { ChartLegend, DirectLabels, labelRoom } from './series-labels.tsx';

export interface BarSeries {
  readonly name: string;
  /** One per band. */
  readonly values: readonly number[];
}

interface BarChartProps {
  /** Describes the drawing to a screen reader. */
  readonly label: string;
  /** Short labels below the bars. */
  readonly bands: readonly string[];
  /** Stacked, the first at the bottom; no more than four can be told apart. */
  readonly series: readonly BarSeries[];
  /** The address that each band links to. Works with a pointer only, so the same links must be offered elsewhere, as in the table of `ChartFrame`. */
  readonly to?: readonly string[];
  /** Formats a figure briefly; compact numbers by default. */
  readonly format?: (value: number) => string;
}

const height = 220;
const plain = (value: number): string => value.toLocaleString('en-US', { notation: 'compact' });
const margin = { top: 22, right: 4, bottom: 26 };
/** The width that one label of the axis needs, in pixels. */
const bandRoom = 50;
/** With few bands, a bar does not become a slab. */
const widestBar = 88;

/** The width for the labels of an axis in pixels, estimated from their length. */
export const axisWidth = (format: (value: number) => string, max: number): number =>
  Math.max(34, 14 + 7 * Math.max(format(max).length, format(max * 0.75).length));

const Word = chakra('text', {
  base: { fill: 'quiet', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
});

/** A sum may lie on a grid line: a rim in the card's color keeps it legible. */
const onLines = {
  fill: 'ink',
  fontWeight: '600',
  stroke: 'surface',
  strokeWidth: '4px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

const Press = chakra('rect', {
  base: { fill: 'transparent', cursor: 'pointer', _hover: { fill: 'ink', fillOpacity: '0.06' } },
});

/** A vertical bar chart: one bar per band, stacked by series, with its sum on top. */
export const BarChart = ({ label, bands, series, to, format = plain }: BarChartProps) => {
  const chart = useId();
  const navigate = useNavigate();
  const [place, width] = useWidth<HTMLDivElement>(560);
  const sums = bands.map((_, band) => series.reduce((sum, { values }) => sum + (values[band] ?? 0), 0));
  // Figures below zero hang from its line.
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((band, key) => series[key]?.values[band] ?? 0)
    .offset(stackOffsetDiverging)([...bands.keys()]);
  const tops = bands.map((_, band) => Math.max(0, ...layers.map((layer) => layer[band]?.[1] ?? 0)));
  const min = Math.min(0, ...layers.flatMap((layer) => layer.map(([from]) => from)));
  const max = Math.max(4, ...tops);
  const left = axisWidth(format, max);
  const names = series.map(({ name }) => name);
  const room = labelRoom(names, width);
  const right = width - margin.right - room;
  const x = bandScale(bands.length, [left, right], { inner: 0.28, outer: 0.14 });
  const y = linearScale(min, max, [height - margin.bottom, margin.top]);
  const every = Math.max(1, Math.ceil((bands.length * bandRoom) / (right - left)));
  const mark = (key: number) => <PaintedBar chart={chart} series={key} x={2} y={0} width={12} height={12} />;
  const barWidth = Math.min(widestBar, x.width);
  const middle = (band: number): number => x.start(band) + x.width / 2;
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
          <ChartPatterns chart={chart} count={series.length} />
          {y.ticks.filter(Number.isInteger).map((tick) => (
            <g key={tick}>
              <chakra.line
                x1={left}
                x2={right}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'edge' : 'line'}
              />
              <Word x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {format(tick)}
              </Word>
            </g>
          ))}
          {layers.map((layer, key) => (
            <g key={key}>
              {layer.map(
                ([from, to], band) =>
                  to > from && (
                    <PaintedBar
                      key={band}
                      chart={chart}
                      series={key}
                      x={middle(band) - barWidth / 2}
                      width={barWidth}
                      y={y(to)}
                      height={y(from) - y(to)}
                    />
                  ),
              )}
            </g>
          ))}
          {bands.map((band, index) => (
            <g key={`${index} ${band}`}>
              {(sums[index] ?? 0) !== 0 && x.width >= 14 && (
                <Word x={middle(index)} y={y(tops[index] ?? 0) - 6} textAnchor="middle" css={onLines}>
                  {format(sums[index] ?? 0)}
                </Word>
              )}
              {(bands.length - 1 - index) % every === 0 && (
                <Word
                  x={Math.min(middle(index), right + margin.right - 2 - 3.6 * band.length)}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {band}
                </Word>
              )}
            </g>
          ))}
          {to?.map(
            (address, band) =>
              (sums[band] ?? 0) > 0 && (
                <Press
                  key={address}
                  data-to={address}
                  onClick={() => void navigate(address)}
                  x={middle(band) - x.step / 2}
                  width={x.step}
                  y={margin.top - 18}
                  height={height - margin.top - margin.bottom + 18}
                />
              ),
          )}
          {room > 0 && (
            <DirectLabels
              names={names}
              x={right + 8}
              wanted={layers.map((layer) => {
                const [from = 0, to = 0] = layer.at(-1) ?? [];
                return y((from + to) / 2);
              })}
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
