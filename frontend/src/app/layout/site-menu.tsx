import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCloseOnBack } from '../../ui/dialogs/close-on-back.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { CloseIcon, MenuIcon } from '../../ui/theme/icons.tsx';
import { mainLinks } from './site-links.ts';

const MenuLink = chakra(NavLink, {
  base: {
    display: 'block',
    py: '3.5',
    fontFamily: 'heading',
    fontSize: '1.5rem',
    lineHeight: '1.2',
    color: 'ink',
    textDecoration: 'none',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _currentPage: { color: 'emberText' },
  },
});

/**
 * The navigation in a narrow window: a button that unfolds the links below the header. Following a link replaces the menu's
 * own history entry (`replace`), so that Back then returns to the page, not to its menu.
 */
export const SiteMenu = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt !== null;
  // Following a link folds the menu; going back does not unfold it again.
  if (open && openAt !== key) setOpenAt(null);
  useCloseOnBack(open, () => setOpenAt(null));

  useEffect(() => {
    if (!open) return;
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', fold);
    return () => document.removeEventListener('keydown', fold);
  }, [open]);

  return (
    <chakra.div display={{ lg: 'none', _print: 'none' }}>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpenAt(open ? null : key)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </Button>
      <chakra.nav
        id="site-menu"
        aria-label="Menu"
        hidden={!open}
        position="absolute"
        insetInline="0"
        top="100%"
        bg="paper"
        borderBottomWidth="1px"
        borderColor="line"
        boxShadow="high"
        px={{ base: '4', md: '8' }}
        pt="2"
        pb="6"
        maxH="calc(100dvh - 4.5rem)"
        overflowY="auto"
      >
        {mainLinks.map(({ to, text }) => (
          <MenuLink key={to} to={to} replace>
            {text}
          </MenuLink>
        ))}
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" pt="5">
          <ButtonLink to="/appointments" replace>
            Book Consultation
          </ButtonLink>
          {children}
        </chakra.div>
      </chakra.nav>
    </chakra.div>
  );
};
