import { chakra } from '@chakra-ui/react/styled-system';
import { useColorMode } from '../../../../../platform/browser/color-mode.ts';
import { Picture } from '../../../../../ui/image-viewer/picture.tsx';
import type { DrawnHome } from '../../results/home-summary.ts';
import type { Sheet } from './plan-sheets.ts';

/** Of the grid below the plans, in feet. */
export const gridFeet = 10;

/** The width that a column shows, in inches: that of the widest drawing, in whole squares of the grid. */
export const shownInches = (sheets: readonly (Sheet | null | undefined)[]): number =>
  Math.ceil(Math.max(...sheets.map((sheet) => sheet?.width ?? 0), 1) / (12 * gridFeet)) * 12 * gridFeet;

const Ground = chakra('div', { base: { containerType: 'inline-size', _print: { maxW: '38mm' } } });

interface ScaledPlanProps {
  readonly drawing: DrawnHome['drawing'];
  readonly sheet: Sheet;
  /** The width of the column, in inches. */
  readonly across: number;
}

/** A plan at the scale of all columns, on the grid of all columns. */
export const ScaledPlan = ({ drawing, sheet, across }: ScaledPlanProps) => {
  const isDark = useColorMode() === 'dark';
  const square = `${(100 * 12 * gridFeet) / across}cqw`;
  return (
    <Ground>
      <chakra.div
        data-grid
        backgroundImage="linear-gradient(to right, var(--grid-line) 1px, transparent 1px), linear-gradient(to bottom, var(--grid-line) 1px, transparent 1px)"
        css={{ '--grid-line': 'colors.line', printColorAdjust: 'exact' }}
        borderWidth="0 1px 1px 0"
        borderColor="line"
        style={{ backgroundSize: `${square} ${square}` }}
      >
        <Picture
          dusk
          src={drawing.src}
          alt={drawing.alt}
          bg="transparent"
          display="block"
          // The grid is seen through the paper of the plan, in the rooms as well as beside them.
          mixBlendMode={isDark ? 'lighten' : 'multiply'}
          style={{
            width: `${(100 * sheet.width) / across}%`,
            aspectRatio: `${sheet.width} / ${sheet.height}`,
          }}
        />
      </chakra.div>
    </Ground>
  );
};
