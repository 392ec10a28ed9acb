import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { colors, fonts, sizes, spacing, textStyles } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'h',
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
    // Not in `global.css`: Chakra writes them to its layer for what holds for every page, and Emotion writes an empty layer wrongly.
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

let system: SystemContext | undefined;

/**
 * The design system of the whole site: Chakra's conditions and utilities with the site's own tokens. Recipes live in the
 * components that use them (`ui/actions/button.tsx`), so that a page loads only those it shows; what holds for every page is plain
 * CSS (`global.css`). It is made when it is first drawn with, not while the scripts start: both in one piece would keep a phone
 * from answering for longer (decision 0041).
 */
export const designSystem = (): SystemContext => (system ??= createSystem(defaultBaseConfig, config));
