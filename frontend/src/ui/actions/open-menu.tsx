import { Menu as Chakra } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { floatingFrame } from './floating-frame.ts';
import type { Action, MenuEntry } from './menu-entry.ts';
import type { MenuStart } from './opener.tsx';

interface OpenMenuProps {
  readonly label: string;
  readonly actions: readonly MenuEntry[];
  /** The button that has opened it. */
  readonly trigger: ReactElement;
  readonly head?: ReactNode;
  readonly start: MenuStart;
}

const List = chakra(Chakra.Content, { base: { ...floatingFrame, minW: '12rem', p: '1.5' } });

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

/** The menu behind a button that was pressed (`menu.tsx`), open at first. */
export const OpenMenu = ({ label, actions, trigger, head, start }: OpenMenuProps) => {
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
      defaultOpen
      defaultHighlightedValue={start && (actions.at(start === 'first' ? 0 : -1)?.id ?? null)}
      onOpenChange={giveBack}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <Chakra.Trigger ref={button} asChild>
        {trigger}
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
