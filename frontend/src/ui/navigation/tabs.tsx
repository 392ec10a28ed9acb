import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useQueryChoice } from '../../platform/navigation/query-choice.ts';
import { scrollFade } from '../lists/scroll-fade.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Beside the title, as a count. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  /** The first one is open if the address names none. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The query parameter. */
  readonly name?: string;
  /** Opening a tab removes from the address what another one put there (a search, a page). */
  readonly alone?: boolean;
}

const TabButton = chakra('button', {
  base: {
    // `relative`, so that content for screen readers only scrolls with the tab and does not widen the page.
    position: 'relative',
    px: '1',
    py: 'var(--tab-y, 0.75rem)',
    cursor: 'pointer',
    fontWeight: '600',
    color: 'quiet',
    whiteSpace: 'nowrap',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    mb: '-1px',
    _hover: { color: 'ink' },
    _selected: { color: 'ink', borderColor: 'ember' },
    // On paper only the open tab is shown, as a heading.
    '&[aria-selected=false]': { _print: { display: 'none' } },
  },
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs whose choice is in the address (`?tab=contacts`); arrow keys, Home and End move between them. */
export const Tabs = ({ label, tabs, name = 'tab', alone = false }: TabsProps) => {
  const id = useId();
  const [chosen, choose] = useQueryChoice(
    name,
    tabs.map((tab) => tab.id),
    alone,
  );
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const titles = tabs.map(({ title }) => title).join();
  const list = useRef<HTMLDivElement>(null);

  // On a phone the tabs are wider than the screen. Scrolls the list instead of the tab into view, so that the page does not
  // move; and does so again when a count that loads later widens a tab, which would cut off the last one.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) return;
    const show = (): void =>
      void (row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2);
    show();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(show);
    for (const each of row.children) observer.observe(each);
    return () => observer.disconnect();
  }, [open.id, titles]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const here = tabs.indexOf(open);
    const step = steps[event.key];
    const target =
      step !== undefined
        ? (here + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : null;
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };

  return (
    <div>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display="flex"
        gap={{ base: '5', md: '6' }}
        overflowX="auto"
        borderBottomWidth="1px"
        borderColor="line"
        mb={{ base: 'var(--tab-gap, 1.5rem)', md: 'var(--tab-gap, 2rem)' }}
        css={scrollFade}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
            {tab.badge && <> {tab.badge}</>}
          </TabButton>
        ))}
      </chakra.div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.id}`}>
        {open.content}
      </div>
    </div>
  );
};
