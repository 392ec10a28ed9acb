import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../platform/api/error-text.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { PaletteDialog } from '../../../ui/dialogs/palette-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchIcon } from '../../../ui/theme/further-icons.tsx';
import { CloseIcon } from '../../../ui/theme/icons.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import { lineId, PaletteList } from './palette-list.tsx';
import { recentResults, rememberResult } from './recent-results.ts';
import type { SearchAction, SearchPlace } from './screen-entries.ts';
import { countsText, searchGroups, type SearchEntry } from './search-groups.ts';
import { useSearchHits } from './use-search-hits.ts';

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    height: '3.25rem',
    bg: 'transparent',
    color: 'ink',
    fontSize: '1rem',
    outline: 'none',
  },
});

/** The place that a key moves to from another, in a circle; undefined for other keys. With ⌘ the arrows move to the ends. */
const placeAfter = ({ key, metaKey }: KeyboardEvent, at: number, count: number): number | undefined => {
  if (key === 'Home' || (key === 'ArrowUp' && metaKey)) return 0;
  if (key === 'End' || (key === 'ArrowDown' && metaKey)) return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at + count - 1) % count : undefined;
};

interface SearchPaletteProps {
  readonly places: readonly SearchPlace[];
  readonly actions: readonly SearchAction[];
  /** What was typed while the palette loaded. */
  readonly initialText: string;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** The search over everything that the viewer may open: results, screens and actions in one list, usable without a mouse. */
export const SearchPalette = ({ places, actions, initialText, onClose, onShowKeys }: SearchPaletteProps) => {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initialText);
  /** The line that the user has moved to; null: none, so the first one is marked. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Whether Enter was pressed before the answer came. */
  const opensFirst = useRef(false);
  const [recent] = useState(() => recentResults(userId));
  const text = typed.trim();
  const { hits, isWaiting, error, retry } = useSearchHits(text);
  const groups = useMemo(
    () => searchGroups({ text, hits, recent, places, actions }),
    [text, hits, recent, places, actions],
  );
  const entries = groups.flatMap((group) => group.entries);
  const marked = entries.find(({ key }) => key === chosen) ?? entries[0];
  const at = marked ? entries.indexOf(marked) : -1;

  const open = ({ title, detail, to, run, isResult }: SearchEntry, newTab: boolean): void => {
    if (to !== undefined && isResult) rememberResult(userId, { title, detail, to });
    if (to !== undefined && newTab) return void window.open(to, '_blank', 'noopener');
    onClose();
    if (to !== undefined) void navigate(to);
    else run?.();
  };

  const onAnswer = useEffectEvent(() => {
    if (!opensFirst.current) return;
    opensFirst.current = false;
    if (marked) open(marked, false);
  });
  useEffect(() => {
    if (!isWaiting) onAnswer();
  }, [isWaiting]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event, at, entries.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const isNewTab = event.ctrlKey || event.metaKey;
    if (next !== undefined) setChosen(entries[next]?.key ?? null);
    // The lines are still those of an earlier text: what was typed is what shall open.
    else if (isWaiting && chosen === null) opensFirst.current = !isNewTab;
    else if (marked) open(marked, isNewTab);
  };

  return (
    <PaletteDialog label="Search" onClose={onClose}>
      <chakra.div display="flex" flexDirection="column" minH="0" flex="1 1 auto">
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          px="4"
          borderBottomWidth="1px"
          borderColor="line"
          color="quiet"
        >
          <SearchIcon />
          <Input
            data-focus-first
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={marked && lineId(listId, at)}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="Search"
            value={typed}
            maxLength={100}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              opensFirst.current = false;
              setChosen(null);
              setTyped(target.value);
            }}
          />
          <Button variant="ghost" size="icon" aria-label="Close" me="-2" onClick={onClose}>
            <CloseIcon />
          </Button>
        </chakra.div>
        <chakra.p role="status" srOnly>
          {isWaiting || error ? '' : countsText(groups)}
        </chakra.p>
        {error && (
          <chakra.div role="alert" display="flex" alignItems="center" gap="3" px="5" py="3" textStyle="small">
            <chakra.span flex="1">{errorText(error)}</chakra.span>
            <Button variant="outline" size="sm" onClick={retry}>
              Try again
            </Button>
          </chakra.div>
        )}
        {text && !isWaiting && !error && entries.length === 0 && (
          <chakra.p px="5" py="8" textAlign="center" color="quiet">
            Nothing found for “{text}”.
          </chakra.p>
        )}
        {isWaiting && entries.length === 0 && (
          <chakra.p px="5" py="8" textAlign="center" color="quiet">
            Searching…
          </chakra.p>
        )}
        <PaletteList
          id={listId}
          groups={groups}
          marked={marked}
          busy={isWaiting}
          onPoint={({ key }) => setChosen(key)}
          onOpen={open}
        />
        <PaletteFoot onShowKeys={onShowKeys} />
      </chakra.div>
    </PaletteDialog>
  );
};
