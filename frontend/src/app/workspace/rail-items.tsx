import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { tabId, tabPanelId } from '../../ui/navigation/tab-panel.tsx';
import type { Place } from './places.ts';
import { PlaceCount, UnreadPlaceCount } from './place-count.tsx';
import { ScreenViews } from './rail-views.tsx';
import { useOpenTab, useParent } from './place-names.ts';
import { railOrder } from './rail-order.ts';
import { wide } from './rail-width.ts';

/** How much waits at a place. */
type Count = (place: Place) => number;

const item = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  borderRadius: 'md',
  color: 'quiet',
  fontWeight: '550',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  _hover: { bg: 'paper', color: 'ink' },
  _icon: { flexShrink: '0', width: '1.25rem', height: '1.25rem' },
  '&[aria-selected=true], &[aria-current=page]': { bg: 'pineTint', color: 'pineText', fontWeight: '650' },
  '&[data-within]': { color: 'ink', bg: 'paper' },
  // A phone: the quick places stand in the bar, all of them in the sheet.
  flex: { base: '1 1 auto', sm: 'none' },
  px: { base: '0.5', sm: '0' },
  minW: { base: '11', sm: '0' },
  minH: { base: '14', sm: '10' },
  flexDirection: { base: 'column', sm: 'row' },
  '&:not([data-quick])': { display: { base: 'none', sm: 'flex' } },
  '& > span:first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxW: 'full',
    fontSize: { base: '0.8125rem', sm: '0.875rem' },
    letterSpacing: { base: '-0.015em', sm: 'normal' },
    lineHeight: { base: '1rem', sm: '1.25rem' },
  },
  '[data-open] &': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'flex-start',
    minH: '11',
    px: '3',
    '& > span:first-of-type': { fontSize: '1rem', letterSpacing: 'normal' },
  },
  // Icons only: the name is still read out, and the browser shows it as a tooltip.
  '@media (min-width: 640px) and (max-width: 1099.98px)': {
    '& > span:first-of-type': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  [wide]: { justifyContent: 'flex-start', px: '2.5', py: '1', minH: '1.875rem', whiteSpace: 'normal' },
} as const;

const Item = chakra(Link, { base: item });
export const RailButton = chakra('button', { base: item });

const List = chakra('div', {
  base: {
    display: { base: 'contents', sm: 'grid' },
    gap: '0.5',
    '[data-open] &': { display: 'grid' },
    // A window of 860 px holds all places of an admin, with some saved views.
    [wide]: { gap: '1px' },
  },
  variants: {
    separate: {
      true: {
        sm: { mt: '1.5', pt: '1.5', borderTopWidth: '1px', borderColor: 'line' },
        '[data-open] &': { mt: '2', pt: '2', borderTopWidth: '1px', borderColor: 'line' },
      },
    },
  },
});

/** Tabs only may be inside: what belongs beneath one of them stands beside it, and takes its place by `order`. */
const TabList = chakra('div', { base: { display: 'contents' } });

/** A place is named by its title alone; how much waits there is said after it. */
const described = (title: string, count: number) =>
  count > 0 ? { 'aria-label': title, 'aria-description': `${count} waiting` } : {};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Whether an address is that of a place, with all parameters that the place names. */
const isAt = (to: string, pathname: string, search: string): boolean => {
  const [path, named] = to.split('?');
  const here = new URLSearchParams(search);
  return (
    path === pathname && [...new URLSearchParams(named)].every(([name, value]) => here.get(name) === value)
  );
};

interface RailTabsProps {
  readonly tabs: readonly Place[];
  readonly count: Count;
  readonly open: boolean;
  readonly label: string;
  /** Narrower lists of theirs: while one of these is open, its tab is only that which it lies within. */
  readonly own: readonly Place[];
  /** What stands beneath single tabs, at the place that {@link railOrder} gives it. */
  readonly children?: ReactNode;
}

/** The tabs of a role's home page; arrow keys, Home and End move between them, from every other screen as well. */
export const RailTabs = ({ tabs, count, open, label, own, children }: RailTabsProps) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOwnOpen = own.some(({ to }) => isAt(to, pathname, search));
  const list = useRef<HTMLDivElement>(null);
  const chosen = useOpenTab();
  const isHome = chosen !== undefined;
  const within = useParent()?.to;
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const here = items.findIndex((each) => each === document.activeElement);
    const step = steps[event.key];
    const target =
      step !== undefined
        ? (here + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : null;
    const place = target === null ? undefined : tabs[target];
    if (!place || target === null || here < 0) return;
    event.preventDefault();
    items[target]?.focus();
    if (isHome) void navigate(place.to);
  };
  return (
    <List>
      <TabList ref={list} role="tablist" aria-orientation="vertical" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((place, index) => {
          const { id, title, to, icon: Icon, quick } = place;
          const selected = place === chosen;
          return (
            <Item
              key={id}
              css={railOrder(index)}
              to={to}
              replace={open}
              role="tab"
              id={tabId(id)}
              title={title}
              {...described(title, count(place))}
              data-quick={quick}
              data-within={(isHome ? selected && isOwnOpen : within === to) || undefined}
              aria-selected={selected}
              aria-controls={selected ? tabPanelId : undefined}
              tabIndex={(isHome ? selected : index === 0) || open ? 0 : -1}
            >
              <Icon />
              <span>{title}</span>
              {id === 'messages' ? <UnreadPlaceCount /> : <PlaceCount count={count(place)} />}
            </Item>
          );
        })}
      </TabList>
      {children}
    </List>
  );
};

interface RailScreensProps {
  readonly open: boolean;
  readonly screens: readonly Place[];
  /** Narrower lists of theirs: while one of these is open, no screen is it. */
  readonly own?: readonly Place[];
  readonly count: Count;
  readonly separate: boolean;
}

/** The screens beside the tabs. */
export const RailScreens = ({ screens, own = [], count, open, separate }: RailScreensProps) => {
  const { pathname, search } = useLocation();
  const isOpen = ({ to }: Place): boolean => isAt(to, pathname, search);
  const isOwnOpen = own.some(isOpen);
  return (
    <List separate={separate}>
      {screens.map((place) => {
        const { id, title, to, icon: Icon, quick } = place;
        return (
          <Fragment key={id}>
            <Item
              to={to}
              replace={open}
              title={title}
              {...described(title, count(place))}
              data-quick={quick}
              data-within={pathname.startsWith(`${to}/`) || undefined}
              aria-current={isOpen(place) && !isOwnOpen ? 'page' : undefined}
            >
              <Icon />
              <span>{title}</span>
              <PlaceCount count={count(place)} />
            </Item>
            <ScreenViews to={to} open={open} />
          </Fragment>
        );
      })}
    </List>
  );
};
