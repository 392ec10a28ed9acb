import { chakra } from '@chakra-ui/react/styled-system';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flex: { base: '1 1 100%', sm: '0 0 auto' },
    minH: 'var(--control)',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'var(--control-radius)',
    overflow: 'hidden',
    // In a narrow line of buttons its words stay whole.
    minW: 'max-content',
    _print: { display: 'none' },
  },
});

const Choice = chakra('button', {
  base: {
    flex: '1',
    px: '2.5',
    cursor: 'pointer',
    fontSize: 'var(--control-type)',
    fontWeight: '600',
    color: 'quiet',
    borderInlineStartWidth: '1px',
    borderColor: 'line',
    _first: { borderInlineStartWidth: '0' },
    _hover: { bg: 'sunken', color: 'ink' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-pressed=true]': { bg: 'pineTint', color: 'pineText' },
  },
});

interface ViewSwitchProps<View extends string> {
  readonly views: readonly (readonly [id: View, title: string])[];
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Chooses how a list is shown. */
export const ViewSwitch = <View extends string>({ views, view, onView }: ViewSwitchProps<View>) => (
  <Frame role="group" aria-label="View">
    {views.map(([id, title]) => (
      <Choice key={id} type="button" aria-pressed={id === view} onClick={() => onView(id)}>
        {title}
      </Choice>
    ))}
  </Frame>
);
