import { chakra } from '@chakra-ui/react/styled-system';
import { projectViews, viewTitles, type ProjectView } from './project-views.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flex: { base: '1 1 100%', sm: '0 0 auto' },
    minH: 'var(--control)',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'var(--control-radius)',
    overflow: 'hidden',
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

interface ViewSwitchProps {
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
}

/** Chooses how the projects are shown. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <Frame role="group" aria-label="View">
    {projectViews.map((each) => (
      <Choice key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
        {viewTitles[each]}
      </Choice>
    ))}
  </Frame>
);
