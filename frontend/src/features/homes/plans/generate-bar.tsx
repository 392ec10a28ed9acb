import { chakra } from '@chakra-ui/react/styled-system';
import { floorPlanSentences } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useMatchText } from './match-count.ts';
import type { Search } from './order-url-state.ts';

interface GenerateBarProps {
  readonly wanted: Search;
  /** How often Generate was pressed without enough chosen: each press is announced again. */
  readonly refused: number;
  readonly onGenerate: () => void;
}

/**
 * How many homes match, and Generate. At the bottom of a small window, beside steps and plans alike: on a phone in place of the
 * floating button, else above it while that is there; at the top of the column beside the steps where there is room for one.
 */
export const GenerateBar = ({ wanted, refused, onGenerate }: GenerateBarProps) => (
  <chakra.div
    order={{ base: '5', lg: '0' }}
    data-page-bar
    position={{ base: 'sticky', lg: 'static' }}
    bottom="0"
    zIndex={{ base: 'floating', lg: 'auto' }}
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }}
    alignItems="center"
    gap="3"
    mx={{ base: '-5', md: '0' }}
    px={{ base: '5', md: '4', lg: '0' }}
    py={{ base: '2', lg: '0' }}
    bg={{ base: 'paper', lg: 'transparent' }}
    borderTopWidth={{ base: '1px', lg: '0' }}
    borderColor="line"
    transition="bottom 200ms"
    css={{
      '@media (min-width: 640px) and (max-width: 1023.98px)': {
        'body:has([data-place=here]) &': { bottom: '5rem' },
      },
      // Above the tray of ticked homes, which lies over it on a phone, for whoever comes to it with the keyboard.
      '&:has(:focus-visible)': { zIndex: 17 },
    }}
    _print={{ display: 'none' }}
  >
    <Text role="status" fontWeight="600" textStyle={{ base: 'small', lg: 'body' }} minH="1.65em">
      {useMatchText(wanted)}
    </Text>
    <Button variant="ember" size="lg" px={{ base: '5', sm: '7' }} onClick={onGenerate}>
      Generate Floor Plan
    </Button>
    {refused > 0 && (
      <Text
        key={refused}
        role="alert"
        gridColumn="1 / -1"
        bg="dangerTint"
        color="danger"
        fontWeight="500"
        borderRadius="md"
        px="4"
        py="3"
      >
        {floorPlanSentences.selectSome}
      </Text>
    )}
  </chakra.div>
);
