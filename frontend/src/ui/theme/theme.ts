import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { colors, fonts, sizes, spacing, textStyles } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'h',
  globalCss: {
    // Prints in light mode, whatever the screen's mode is.
    ':root': { colorScheme: 'light dark', _print: { colorScheme: 'light !important' } },
    ':root[data-color-mode=light]': { colorScheme: 'light' },
    ':root[data-color-mode=dark]': { colorScheme: 'dark' },
    ':root[data-session=expected] [data-account]': { visibility: 'hidden' },
    html: {
      fontFamily: 'body',
      color: 'ink',
      bg: 'paper',
      lineHeight: '1.6',
      '--global-color-border': 'colors.line',
      textSizeAdjust: '100%',
      scrollPaddingTop: '6rem',
      scrollPaddingBottom: '5rem',
      overflowX: 'clip',
    },
    '#root': {
      display: 'flex',
      flexDirection: 'column',
      minH: '100dvh',
      _print: { display: 'block', minH: '0' },
    },
    // In print, keeps blocks that fit on one sheet whole, and a heading with what follows it.
    'article, tr, svg, figure, dl': { _print: { breakInside: 'avoid' } },
    'h1, h2, h3, h4': { _print: { breakAfter: 'avoid' } },
    // A browser omits backgrounds in print to save ink, but a bar is one.
    '[role=progressbar] *': { _print: { printColorAdjust: 'exact' } },
    body: { fontSize: '1.0625rem', fontVariantNumeric: 'lining-nums' },
    // The workspace: sans only, four sizes, controls of one height, rows of 36 px; a finger needs higher controls than a mouse.
    '[data-workspace]': {
      '--title-font': fonts.heading.value,
      '--h-fonts-heading': fonts.body.value,
      '--type-heading': '1.25rem',
      '--type-subheading': '1rem',
      '--type-body': '0.875rem',
      '--type-fine': '0.8125rem',
      '--type-leading': '1.25rem',
      '--type-weight': '620',
      '--control': { base: '2.75rem', sm: '2.25rem' },
      '--control-px': '0.75rem',
      '--control-py': '0.25rem',
      '--control-type': { base: '1rem', sm: '0.875rem' },
      '--control-radius': '0.5rem',
      '--tab-y': '0.5625rem',
      '--tab-height': '2.6875rem',
      '--tab-gap': '0.75rem',
      '--cell-y': '0.3125rem',
      '--row': '2.25rem',
      '--card-p': '1rem',
      '--card-radius': '0.625rem',
      fontSize: '0.875rem',
      lineHeight: '1.25rem',
    },
    '*::selection': { bg: 'pine', color: 'onPine' },
    '*::placeholder': { color: 'quiet', opacity: 1 },
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // An element that only a script focuses (a page's heading) shows no ring.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    // Except one that replaces a focused element: it shows where the keyboard continues.
    '[data-place]:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    ':is(li, tr)[data-place]:focus-visible': { outlineOffset: '-2px', borderRadius: 'lg' },
    'button, a, label, summary, select': { touchAction: 'manipulation' },
    'strong, b': { fontWeight: '650' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      colors,
      fonts,
      spacing,
      sizes,
      radii: {
        sm: { value: '6px' },
        md: { value: '10px' },
        lg: { value: '16px' },
        xl: { value: '24px' },
        full: { value: '999px' },
      },
      shadows: {
        low: {
          value:
            '0 1px 2px light-dark(#1b231e14, #00000059), 0 6px 20px -10px light-dark(#1b231e2e, #00000080)',
        },
        high: {
          value:
            '0 2px 6px light-dark(#1b231e1a, #00000066), 0 24px 56px -18px light-dark(#1b231e52, #000000b3)',
        },
      },
      zIndex: { header: { value: 20 }, floating: { value: 15 }, toast: { value: 60 } },
    },
    textStyles,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      appear: { from: { opacity: '0' }, to: { opacity: '1' } },
      rise: {
        from: { opacity: '0', transform: 'translateY(12px)' },
        to: { opacity: '1', transform: 'none' },
      },
      rollUp: { from: { opacity: '0', transform: 'translateY(60%)' } },
      rollDown: { from: { opacity: '0', transform: 'translateY(-60%)' } },
      edges: {
        from: { maskPosition: '-2rem 0, -2rem 0' },
        '6%, 94%': { maskPosition: '0 0, -2rem 0' },
        to: { maskPosition: '0 0, 0 0' },
      },
      slideOut: { to: { transform: 'translateX(calc(100% + 1.5rem))' } },
      shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
    },
  },
});

/**
 * The design system of the whole site: Chakra's conditions and utilities with the site's own tokens. Recipes live in the
 * components that use them (`ui/form/button.tsx`), so that a page loads only those it shows.
 */
export const system = createSystem(defaultBaseConfig, config);
