/**
 * The palette: warm paper and ink, one deep evergreen, one ember. Each color is a pair, light and dark;
 * `light-dark()` picks by `color-scheme`, so that a page needs no script to follow the system.
 */
const pair = (light: string, dark: string): { value: string } => ({ value: `light-dark(${light}, ${dark})` });

export const colors = {
  /** The page. */
  paper: pair('#f6f3ec', '#121713'),
  /** A card, a field, a dialog. */
  surface: pair('#fffdf9', '#1a211c'),
  /** A band or a table head: a step below the page. */
  sunken: pair('#ebe6da', '#1f2822'),
  /** Text; quiet text (still at least 4.5:1 on every background above). */
  ink: pair('#1b231e', '#eeebe3'),
  quiet: pair('#545c55', '#aeb5ac'),
  /** A hairline; the edge of a control (at least 3:1). */
  line: pair('#d9d2c3', '#354039'),
  edge: pair('#7a7f75', '#77827a'),
  /** Evergreen: fills with `onPine` on them, text, a tint behind text. */
  pine: pair('#1d4a38', '#2c6f53'),
  pineDeep: pair('#143527', '#235b44'),
  pineText: pair('#1d4a38', '#92cfb2'),
  pineTint: pair('#e0ebe2', '#1c3127'),
  onPine: pair('#fbf8f1', '#ffffff'),
  /** Ember: the one call to action of a page. */
  ember: pair('#ae4519', '#b54a1d'),
  emberDeep: pair('#8f3712', '#9c3d15'),
  emberText: pair('#a03f16', '#f2a073'),
  emberTint: pair('#f7e5d8', '#37241a'),
  onEmber: pair('#ffffff', '#ffffff'),
  danger: pair('#a3222b', '#f29c96'),
  dangerFill: pair('#a3222b', '#b3343a'),
  dangerTint: pair('#f8e1df', '#3a1f1f'),
  /** The ring around what the keyboard is at: a green of its own, seen on light grounds and on `night`. */
  focus: pair('#3b7f60', '#92cfb2'),
  /** A band that is dark in both modes (footer, hero); its text. */
  night: pair('#16281f', '#0d120f'),
  onNight: pair('#f1eee5', '#eeebe3'),
  onNightQuiet: pair('#bcc8bf', '#aeb5ac'),
  nightLine: pair('#35493e', '#2b352f'),
} as const;

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 40,
  48, 64, 80,
] as const;

/** One step is 0.25rem. */
export const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  prose: { value: '65ch' },
  page: { value: '76rem' },
  narrow: { value: '44rem' },
};

export const fonts = {
  body: { value: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback DejaVu', system-ui, sans-serif" },
  heading: {
    value:
      "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Times', 'Newsreader Fallback DejaVu', Georgia, serif",
  },
  mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
};

/**
 * The only type scale. Large sizes grow smoothly with the window. In the workspace (`[data-workspace]` in `global.css`) the
 * variables set the sizes of a screen that is worked on: 13, 14, 16 and 20 px.
 */
export const textStyles = {
  display: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 500)',
      letterSpacing: '-0.022em',
      lineHeight: '1.04',
      fontSize: 'var(--type-heading, clamp(2.75rem, 1.9rem + 3.9vw, 5rem))',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 500)',
      letterSpacing: '-0.018em',
      lineHeight: '1.1',
      fontSize: 'var(--type-heading, clamp(2.125rem, 1.75rem + 1.6vw, 3.125rem))',
      textWrap: 'balance',
    },
  },
  heading: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 500)',
      letterSpacing: '-0.014em',
      lineHeight: '1.18',
      fontSize: 'var(--type-heading, clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem))',
      textWrap: 'balance',
    },
  },
  subheading: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 560)',
      letterSpacing: '-0.008em',
      lineHeight: '1.25',
      fontSize: 'var(--type-subheading, 1.375rem)',
    },
  },
  minor: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 560)',
      letterSpacing: '-0.008em',
      lineHeight: '1.25',
      fontSize: 'var(--type-body, 1.0625rem)',
    },
  },
  lead: {
    value: {
      fontSize: 'var(--type-body, clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem))',
      lineHeight: '1.55',
      textWrap: 'balance',
    },
  },
  body: {
    value: {
      fontSize: 'var(--type-body, 1.0625rem)',
      lineHeight: 'var(--type-leading, 1.65)',
      textWrap: 'pretty',
    },
  },
  small: {
    value: { fontSize: 'var(--type-body, 0.9375rem)', lineHeight: 'var(--type-leading, 1.55)' },
  },
  fine: { value: { fontSize: '0.8125rem', lineHeight: 'var(--type-leading, 1.5)' } },
  label: { value: { fontSize: 'var(--type-fine, 0.9375rem)', lineHeight: '1.4', fontWeight: '600' } },
  eyebrow: {
    value: { fontSize: '0.8125rem', lineHeight: '1.4', fontWeight: '600', letterSpacing: '0.04em' },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'var(--type-weight, 500)',
      fontSize: 'var(--type-heading, 2.25rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
} as const;
