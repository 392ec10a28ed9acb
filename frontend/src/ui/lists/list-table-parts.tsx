import { chakra } from '@chakra-ui/react/styled-system';

/** On a phone and a small tablet each row is a card; in between and above it is a line of the table. */
const wide = 'md';

/** Scrolls the rows under the heads, and sideways if the columns need more room. On a phone the page scrolls. */
export const TableRegion = chakra('div', {
  base: {
    position: 'relative',
    overflow: { base: 'visible', [wide]: 'auto' },
    // As high as is left under the bar and the toolbar, above the pager; the border comes on top of that.
    maxHeight: { [wide]: 'calc(100dvh - var(--list-rest, 9rem) + 2px)' },
    minHeight: { [wide]: '12rem' },
    bg: { base: 'transparent', [wide]: 'surface' },
    borderWidth: { base: '0', [wide]: '1px' },
    borderColor: 'line',
    borderRadius: '0.5rem',
    // Drawn over, so that the border takes nothing from the rows.
    marginBlock: { [wide]: '-1px' },
    _print: { maxHeight: 'none', overflow: 'visible' },
  },
});

/**
 * The table. Rows and cells are plain elements styled from here: a list has hundreds of cells, and a styled component for each
 * would cost more than everything else that is drawn.
 */
export const Table = chakra('table', {
  base: {
    display: { base: 'block', [wide]: 'table' },
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    '&[aria-busy=true] tbody': { opacity: '0.7' },
    // Hidden visually only: a screen reader still names the columns.
    '& thead': {
      position: { base: 'absolute', [wide]: 'static' },
      width: { base: '1px', [wide]: 'auto' },
      height: { base: '1px', [wide]: 'auto' },
      overflow: 'hidden',
      clipPath: { base: 'inset(50%)', [wide]: 'none' },
    },
    '& th': {
      position: { base: 'static', [wide]: 'sticky' },
      insetBlockStart: '0',
      zIndex: '2',
      height: { [wide]: '9' },
      px: '2',
      py: '0',
      bg: 'sunken',
      textAlign: 'start',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    },
    '& th > span:first-of-type, & th > button': {
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& :is(th, td)[data-figure]': {
      textAlign: { base: 'start', [wide]: 'end' },
      fontVariantNumeric: 'tabular-nums',
      pe: { [wide]: '4' },
    },
    '& tbody': {
      display: { base: 'grid', [wide]: 'table-row-group' },
      gap: '3',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& tbody tr': {
      display: { base: 'grid', [wide]: 'table-row' },
      bg: { base: 'surface', [wide]: 'transparent' },
      borderWidth: { base: '1px', [wide]: '0' },
      borderColor: 'line',
      borderRadius: { base: '0.625rem', [wide]: '0' },
      p: { base: '4', [wide]: '0' },
      // Under the heads, and the bar of the page on a phone.
      scrollMarginBlock: '3rem',
    },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody tr:hover': { bg: { base: 'surface', [wide]: 'paper' } },
    '& tbody tr[aria-selected=true]': { bg: 'pineTint' },
    '& tbody tr[aria-current]': { boxShadow: 'inset 3px 0 0 {colors.pine}' },
    '& td': {
      height: { [wide]: '9' },
      minWidth: '0',
      px: { base: '0', [wide]: '2' },
      py: '0',
      borderTopWidth: { base: '0', [wide]: '1px' },
      borderColor: 'line',
      whiteSpace: { base: 'normal', [wide]: 'nowrap' },
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
    },
    '& :is(th, td)[data-box]': { ps: { [wide]: '3' }, pe: { [wide]: '0' } },
    '& :is(th, td):first-of-type': { ps: { [wide]: '3' } },
    '& td[data-tools]': {
      position: 'relative',
      overflow: 'visible',
      px: { [wide]: '1' },
      textAlign: 'end',
    },
    '& tr[data-unread] i': {
      display: 'block',
      width: '60%',
      height: '3',
      borderRadius: 'sm',
      bg: 'line',
    },
    '& [data-missing]': { display: { base: 'none', [wide]: 'inline' }, color: 'quiet' },
  },
});

/** Buttons of a row that lie over its end while the pointer or the focus is in the row; on a card they always show. */
export const HoverTools = chakra('span', {
  base: {
    display: 'inline-flex',
    position: { base: 'static', [wide]: 'absolute' },
    insetBlock: { [wide]: '0' },
    insetInlineEnd: { [wide]: '9' },
    alignItems: 'center',
    ps: { [wide]: '1' },
    bg: { [wide]: 'paper' },
    opacity: { [wide]: '0' },
    pointerEvents: { [wide]: 'none' },
    'tr:is(:hover, :focus-within) &': { opacity: '1', pointerEvents: 'auto' },
    'tr[aria-selected=true] &': { bg: { [wide]: 'pineTint' } },
  },
});

/** A head that sorts. */
export const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1',
    px: '1',
    minH: '6',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& svg': { flexShrink: '0', opacity: '0', transition: 'transform 120ms' },
    '&:is(:hover, :focus-visible) svg': { opacity: '0.5' },
    '[aria-sort] > &': { '& svg': { opacity: '1' } },
    '[aria-sort=ascending] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

/** A bare checkbox: small in a row, large enough for a finger on a card. */
export const RowBox = chakra(
  'input',
  {
    base: {
      width: { base: '6', md: '4.5' },
      height: { base: '6', md: '4.5' },
      accentColor: 'pine',
      cursor: 'pointer',
      display: 'block',
    },
  },
  { defaultProps: { type: 'checkbox' } },
);

/** In place of a value that is missing. */
export const Missing = () => (
  <span data-missing aria-hidden>
    –
  </span>
);

/** What stands under a list that fills the window: the pager, as low as what {@link TableRegion} leaves for it. */
export const ListFoot = chakra('div', {
  base: { mt: { md: '-1.5' }, '& button': { minH: { md: '8' } } },
});
