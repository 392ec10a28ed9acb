import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { SearchIcon } from '../../../ui/theme/further-icons.tsx';
import { focusListSearch } from './list-search.ts';
import { isPaletteKey, paletteKey, typeAhead } from './palette-key.ts';
import type { SearchAction, SearchPlace } from './screen-entries.ts';

const loadPalette = () => import('./search-palette.tsx');
const SearchPalette = lazy(() => loadPalette().then((file) => ({ default: file.SearchPalette })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((file) => ({ default: file.KeySheet })));
const prepare = (): void => void loadPalette().catch(() => undefined);

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    width: 'var(--control, 2.25rem)',
    height: 'var(--control, 2.25rem)',
    borderRadius: 'var(--control-radius, 0.5rem)',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'ink',
    cursor: 'pointer',
    fontSize: '0.875rem',
    _hover: { bg: 'sunken' },
    _print: { display: 'none' },
    _icon: { flexShrink: '0', width: '1.25rem', height: '1.25rem' },
    '& > span, & > kbd': { display: 'none' },
    // From here on it looks like the field that it opens.
    '@media (min-width: 900px)': {
      justifyContent: 'flex-start',
      width: '15rem',
      height: '2rem',
      px: '2.5',
      bg: 'surface',
      borderColor: 'edge',
      color: 'quiet',
      _hover: { bg: 'surface', borderColor: 'quiet' },
      _icon: { width: '1rem', height: '1rem' },
      '& > span': { display: 'block' },
      '& > kbd': { display: 'block', ms: 'auto', fontFamily: 'body', fontSize: '0.8125rem' },
    },
  },
});

interface SearchLauncherProps {
  /** The screens that the viewer's role has. */
  readonly places: readonly SearchPlace[];
  /** What the viewer may do from anywhere. */
  readonly actions: readonly SearchAction[];
}

/**
 * The button that opens the search of the workspace. It also owns the keys that work on every screen: ⌘K or Ctrl+K for the
 * search, `/` for the search box of the open list, `?` for the list of keys.
 */
export const SearchLauncher = ({ places, actions }: SearchLauncherProps) => {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What is typed while the palette loads. */
  const [typedAhead, setTypedAhead] = useState('');
  const openPalette = (): void => {
    setTypedAhead('');
    setOpen('palette');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key held before the letter: what it is about to open can load meanwhile.
    if (event.key === 'Meta' || event.key === 'Control') return prepare();
    const isOverDialog = document.querySelector('dialog[open]') !== null;
    if (isPaletteKey(event)) {
      // The browser's own meaning of the key (the address bar) would take the user out of the page.
      event.preventDefault();
      if (open === 'palette') setOpen(null);
      // Over another dialog it stays closed: leaving for a result would lose what was typed there.
      else if (!isOverDialog) openPalette();
      return;
    }
    if (open !== 'palette' || isOverDialog) return;
    // It is still loading. What is typed meanwhile is meant for it and not for the screen behind.
    if (event.key === 'Escape') return setOpen(null);
    const text = typeAhead(typedAhead, event);
    if (text === null) return;
    event.preventDefault();
    setTypedAhead(text);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  useShortcuts('Everywhere', [
    { key: '/', title: 'Search this list', run: focusListSearch },
    { key: '?', title: 'Show the keys', run: () => setOpen('keys') },
  ]);
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={openPalette}
      >
        <SearchIcon />
        <span aria-hidden>Search…</span>
        <kbd aria-hidden>{paletteKey()}</kbd>
      </Opener>
      <Suspense>
        {open === 'palette' && (
          <SearchPalette
            places={places}
            actions={actions}
            initialText={typedAhead}
            onClose={() => setOpen(null)}
            onShowKeys={() => setOpen('keys')}
          />
        )}
        {open === 'keys' && <KeySheet onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};
