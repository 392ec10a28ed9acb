import { sampleText, type FigureKey } from '@hearthline/rules/office/figure-list.ts';
import { hubSamples, sampleActivity, type HubCount } from '@hearthline/rules/office/hub.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { ActivityLine, ActivityList } from './hub-activity.tsx';
import { HubBoards } from './hub-boards.tsx';
import type { HubFigure } from './hub-figures.ts';

const sampleOf = (figure: HubFigure): string =>
  figure in hubSamples ? hubSamples[figure as HubCount] : sampleText(figure as FigureKey);
const sample = <Badge>Sample</Badge>;

/** The hub for visitors: the documented figures, each marked as a sample. It makes no requests. */
export const SampleHub = () => (
  <HubBoards
    show={(figure) => ({ value: sampleOf(figure), badge: sample })}
    activity={
      <ActivityList>
        {sampleActivity.map((text) => (
          <ActivityLine key={text} aside={sample}>
            {text}
          </ActivityLine>
        ))}
      </ActivityList>
    }
    control={
      <Text look="small" color="onNightQuiet" mt="1">
        Full override access to every part of the product.
      </Text>
    }
  />
);
