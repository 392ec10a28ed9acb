import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { BarFigures, type BarFiguresProps } from './bar-figures.tsx';

const Bar = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    bottom: '0',
    zIndex: '3',
    mx: { base: '-5', md: '-8', lg: '0' },
    h: '4.5rem',
    px: { base: '4', lg: '6' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    borderInlineWidth: { base: '0', lg: '1px' },
    borderColor: 'line',
    borderTopRadius: { base: '0', lg: 'xl' },
    boxShadow: '0 -6px 20px -12px rgb(0 0 0 / 0.25)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    _print: { display: 'none' },
  },
});

interface PriceBarProps extends BarFiguresProps {
  /** Where a consultation about it is booked; null if it cannot be, as it is. */
  readonly booking: string | null;
}

/** What the home as it is chosen costs delivered and by the month, and the way to book: always in view. */
export const PriceBar = ({ booking, ...figures }: PriceBarProps) => (
  <Bar data-part="price-bar" data-page-bar role="region" aria-label="Price">
    <BarFigures {...figures} />
    {booking !== null && (
      <ButtonLink to={booking} variant="ember" flexShrink="0" aria-label="Book a consultation">
        <span>
          Book<chakra.span display={{ base: 'none', md: 'inline' }}> a consultation</chakra.span>
        </span>
      </ButtonLink>
    )}
  </Bar>
);
