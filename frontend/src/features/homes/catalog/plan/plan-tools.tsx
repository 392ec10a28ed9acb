import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { MinusIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';
import type { PlanView } from './plan-sheet.tsx';

const switches = [
  { id: 'furniture', title: 'Furniture' },
  { id: 'dimensions', title: 'Dimensions' },
  { id: 'mirrored', title: 'Mirrored' },
  { id: 'isMeasuring', title: 'Ruler' },
] as const;

/** The steps of zoom; at each, text keeps its height on the screen. */
const zooms = [1, 1.5, 2, 3] as const;

interface PlanToolsProps {
  readonly view: PlanView;
  readonly onChange: (part: Partial<PlanView>) => void;
}

/** What is shown of a plan, the ruler, and how large. */
export const PlanTools = ({ view, onChange }: PlanToolsProps) => {
  const at = zooms.findIndex((zoom) => zoom === view.zoom);
  const zoomTo = (step: number): void => onChange({ zoom: zooms[at + step] ?? view.zoom });
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
      _print={{ display: 'none' }}
    >
      <ChipGroup
        legend="Show in the plan"
        hideLegend
        options={switches}
        chosen={switches.filter(({ id }) => view[id]).map(({ id }) => id)}
        onChange={(chosen) =>
          onChange(
            Object.fromEntries(
              switches
                .map(({ id }) => [id, chosen.includes(id)] as const)
                .filter(([id, isOn]) => view[id] !== isOn),
            ),
          )
        }
      />
      <chakra.div role="group" aria-label="Size of the plan" display="flex" gap="2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Smaller"
          disabled={at <= 0}
          onClick={() => zoomTo(-1)}
        >
          <MinusIcon />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label="Larger"
          disabled={at === zooms.length - 1}
          onClick={() => zoomTo(1)}
        >
          <PlusIcon />
        </Button>
      </chakra.div>
    </chakra.div>
  );
};
