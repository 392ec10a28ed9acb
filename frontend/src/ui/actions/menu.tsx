import { Menu as Chakra } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../form/button.tsx';
import { MoreIcon } from '../theme/further-icons.tsx';

/** An action, shown as a button or as a menu item. */
export interface Action {
  readonly id: string;
  /** The visible text, as in `Edit`. */
  readonly title: string;
  /** The accessible name for a button that is one of many, as in `Edit Permit`. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** A page of the site as an entry of a menu: a link, which can be opened in another tab. */
interface PageAction extends Omit<Action, 'run' | 'disabled'> {
  readonly to: string;
  /** At the end of the line, as a count. */
  readonly end?: ReactNode;
}

export type MenuEntry = Action | PageAction;

interface MenuProps {
  /** Accessible name of the button and the menu, as in `More actions for Permit`. */
  readonly label: string;
  readonly actions: readonly MenuEntry[];
  /** Size of the button: `sm` among small ones, `icon` beside those of normal height. */
  readonly size?: 'sm' | 'icon';
  /** The button that opens the menu, instead of the one with three dots. */
  readonly trigger?: ReactElement;
  /** Above the entries. */
  readonly head?: ReactNode;
  /** It is drawn because its button was pressed. */
  readonly startsOpen?: boolean;
}

const List = chakra(Chakra.Content, {
  base: {
    // The positioner copies the z-index from here.
    zIndex: 'floating',
    minW: '12rem',
    maxW: 'calc(100vw - 2rem)',
    p: '1.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    boxShadow: 'high',
    _focusVisible: { outline: 'none' },
    _open: { animation: 'appear 100ms ease-out' },
  },
});

const Item = chakra(
  Chakra.Item,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      px: '3',
      minH: '10',
      borderRadius: 'sm',
      textStyle: 'small',
      fontWeight: '550',
      cursor: 'pointer',
      userSelect: 'none',
      // In forced colors backgrounds are not painted: the outline shows the highlighted item.
      _highlighted: { bg: 'sunken', outline: '2px solid transparent', outlineOffset: '-2px' },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
      _icon: { flexShrink: '0', color: 'quiet' },
    },
    variants: { tone: { plain: {}, danger: { color: 'danger', _icon: { color: 'danger' } } } },
  },
  // A link takes the place of the item's own element, and keeps its behavior.
  { forwardAsChild: true },
);

/** Less frequent actions behind one button: arrow keys, Home, End and first letters move, Enter chooses, Escape returns the focus. */
export const Menu = ({ label, actions, size = 'sm', trigger, head, startsOpen = false }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const choose = ({ disabled, run }: Action): void => {
    if (disabled) return;
    // Before anything opens: a dialog returns the focus to the element that had it, and the menu item is gone by then.
    button.current?.focus({ preventScroll: true });
    run();
  };
  // The last move within the menu takes the focus in the next frame: with long frames the menu is closed by then, and the focus would be lost.
  const giveBack = ({ open }: { readonly open: boolean }): void => {
    if (open) return;
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('[role=menu]'))
        button.current?.focus({ preventScroll: true });
    });
  };
  return (
    <Chakra.Root
      unstyled
      defaultOpen={startsOpen}
      onOpenChange={giveBack}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <Chakra.Trigger ref={button} asChild>
        {trigger ?? (
          <Button variant="outline" size={size} px={size === 'sm' ? '2.5' : undefined} aria-label={label}>
            <MoreIcon />
          </Button>
        )}
      </Chakra.Trigger>
      <Chakra.Positioner>
        <List aria-label={label}>
          {head}
          {/* `onClick` instead of `onSelect`, which needs pointer movement that assistive technology does not produce. */}
          {actions.map((action) => {
            const { id, title, icon, tone = 'plain' } = action;
            if ('to' in action)
              return (
                <Item key={id} value={id} tone={tone} asChild>
                  <Link to={action.to}>
                    {icon}
                    {title}
                    {action.end && <chakra.span ms="auto">{action.end}</chakra.span>}
                  </Link>
                </Item>
              );
            const { disabled = false } = action;
            return (
              <Item key={id} value={id} tone={tone} disabled={disabled} onClick={() => choose(action)}>
                {icon}
                {title}
              </Item>
            );
          })}
        </List>
      </Chakra.Positioner>
    </Chakra.Root>
  );
};
