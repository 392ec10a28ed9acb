import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCompany } from '../../domain/company.ts';
import { useCloseOnBack } from '../../ui/dialogs/close-on-back.ts';
import { MoreIcon } from '../../ui/theme/further-icons.tsx';
import { Mark } from '../../ui/theme/logo.tsx';
import type { Place, Places } from './places.ts';
import { RailButton, RailScreens, RailTabs } from './rail-items.tsx';
import { RailViews } from './rail-views.tsx';
import { wide } from './rail-width.ts';

const Nav = chakra('nav', {
  base: {
    zIndex: 'header',
    bg: 'sunken',
    borderColor: 'line',
    _print: { display: 'none' },
    // A phone: a bar at the bottom, which grows into a sheet.
    position: { base: 'fixed', sm: 'sticky' },
    insetInline: { base: '0', sm: 'auto' },
    bottom: { base: '0', sm: 'auto' },
    top: { sm: '0' },
    alignSelf: 'start',
    display: { base: 'flex', sm: 'block' },
    width: { sm: '3.5rem' },
    height: { sm: '100dvh' },
    overflowY: { sm: 'auto' },
    px: { sm: '1.5' },
    py: { sm: '2' },
    pb: { base: 'env(safe-area-inset-bottom)', sm: '2' },
    borderTopWidth: { base: '1px', sm: '0' },
    borderInlineEndWidth: { sm: '1px' },
    '&[data-open]': {
      display: 'block',
      maxH: '80dvh',
      overflowY: 'auto',
      p: '3',
      borderTopRadius: 'lg',
      boxShadow: 'high',
    },
    [wide]: { width: '14rem', px: '2' },
  },
  variants: { isAlone: { true: { display: { base: 'none', sm: 'block' } } } },
});

/** Whose workspace this is, in line with the bar beside it. */
const Brand = chakra(Link, {
  base: {
    display: { base: 'none', sm: 'flex' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: '8',
    mb: '2',
    color: 'pineText',
    textDecoration: 'none',
    fontFamily: 'var(--title-font)',
    fontSize: '1rem',
    fontWeight: '560',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _icon: { flexShrink: '0', width: '1.625rem', height: '1.625rem' },
    '[data-open] &': { display: 'none' },
    '@media (max-width: 1099.98px)': {
      '& [data-name]': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
    },
    [wide]: { justifyContent: 'flex-start', px: '2' },
  },
});

interface RailProps {
  readonly places: Places;
  /** How much waits at a place. */
  readonly count: (place: Place) => number;
  /** What the tabs belong to. */
  readonly label: string;
  /** The address of the user's own portal. */
  readonly home: string;
}

/** Whether there is nowhere else to go: a phone then has no bar for it. */
export const isAlone = ({ tabs, screens }: Places): boolean => tabs.length + screens.length < 2;

/** The places of the signed-in user: a column at the left, icons only in a narrow window, a bar at the bottom of a phone. */
export const Rail = ({ places, count, label, home }: RailProps) => {
  const { name } = useCompany();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt !== null;
  // Following a link folds the sheet (and takes the place of its history entry, see `replace`); going back does not unfold it again.
  if (open && openAt !== key) setOpenAt(null);
  useCloseOnBack(open, () => setOpenAt(null));
  useEffect(() => {
    if (!open) return;
    const fold = (event: KeyboardEvent | PointerEvent): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside(event.target)) setOpenAt(null);
    };
    document.addEventListener('keydown', fold);
    document.addEventListener('pointerdown', fold);
    return () => {
      document.removeEventListener('keydown', fold);
      document.removeEventListener('pointerdown', fold);
    };
  }, [open]);
  const nav = useRef<HTMLElement>(null);
  // The button gives way to the sheet, and the sheet's places to the button: the focus goes along.
  useEffect(() => {
    const sheet = nav.current;
    if (!open || !sheet) return;
    sheet.querySelector<HTMLElement>('[role=tab]')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || sheet.contains(activeElement))
        sheet.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [open]);
  const { own, tabs, screens } = places;
  if (tabs.length + screens.length === 0) return null;
  const hasMore = [...tabs, ...own, ...screens].some(({ quick }) => !quick);
  return (
    <Nav
      ref={nav}
      aria-label="Workspace"
      id="workspace-rail"
      isAlone={isAlone(places)}
      data-open={open || undefined}
    >
      <Brand to={home}>
        <Mark />
        <chakra.span data-name>{name}</chakra.span>
      </Brand>
      {tabs.length > 0 && (
        <RailTabs label={label} tabs={tabs} own={own} count={count} open={open}>
          <RailViews tabs={tabs} open={open} />
        </RailTabs>
      )}
      {own.length > 0 && <RailScreens screens={own} count={count} open={open} separate />}
      <RailScreens screens={screens} own={own} count={count} open={open} separate={tabs.length > 0} />
      {hasMore && !open && (
        <RailButton
          type="button"
          hideFrom="sm"
          data-quick
          aria-expanded={false}
          aria-controls="workspace-rail"
          onClick={() => setOpenAt(key)}
        >
          <MoreIcon />
          <span>More</span>
        </RailButton>
      )}
    </Nav>
  );
};

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#workspace-rail') !== null;
