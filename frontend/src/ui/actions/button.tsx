import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** `solid` is the main action, `ember` the one call to action of a page, `outline` a secondary action, `ghost` is for tools. */
const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'var(--control-radius, 999px)',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    fontFamily: 'body',
    fontWeight: '600',
    lineHeight: '1.2',
    textDecoration: 'none',
    textAlign: 'center',
    textWrap: 'balance',
    transition: 'background-color 150ms, border-color 150ms, color 150ms, transform 150ms',
    _active: { transform: 'translateY(1px)' },
    // Useless on paper.
    _print: { display: 'none' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { flexShrink: '0', width: '1.2em', height: '1.2em' },
  },
  variants: {
    variant: {
      solid: { bg: 'pine', color: 'onPine', _hover: { bg: 'pineDeep' } },
      ember: { bg: 'ember', color: 'onEmber', _hover: { bg: 'emberDeep' } },
      outline: { borderColor: 'edge', color: 'ink', _hover: { bg: 'sunken' } },
      ghost: { color: 'ink', _hover: { bg: 'sunken' } },
      danger: { bg: 'dangerFill', color: '#fff', _hover: { filter: 'brightness(0.9)' } },
      onNight: { borderColor: 'onNightQuiet', color: 'onNight', _hover: { bg: 'nightLine' } },
    },
    size: {
      sm: {
        minH: 'var(--control, 2.25rem)',
        px: 'var(--control-px, 1rem)',
        fontSize: 'var(--control-type, 0.9375rem)',
      },
      md: {
        minH: 'var(--control, 2.75rem)',
        px: 'var(--control-px, 1.25rem)',
        py: 'var(--control-py, 0.5rem)',
        fontSize: 'var(--control-type, 1rem)',
      },
      lg: {
        minH: 'var(--control, 3.5rem)',
        px: 'var(--control-px, 1.75rem)',
        py: 'var(--control-py, 0.75rem)',
        fontSize: 'var(--control-type, 1.0625rem)',
      },
      icon: { w: 'var(--control, 2.75rem)', h: 'var(--control, 2.75rem)', p: '0', fontSize: '1.125rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** A button. It never submits a form by accident: pass `type="submit"` where it should. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link inside the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** A link out of the site (`tel:`, `mailto:`, another host) that looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);
