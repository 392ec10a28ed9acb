import { chakra } from '@chakra-ui/react/styled-system';
import { stationTitle } from '@hearthline/rules/stations.ts';
import type { ReactNode } from 'react';
import type { HomeCardFragment } from '../../../gql/generated.ts';
import { ageText, timeText } from '../../../platform/dates/instant-text.ts';
import { Tooltip } from '../../../ui/actions/tooltip.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { ClockIcon } from '../../../ui/theme/further-icons.tsx';
import { PlanIcon } from '../../../ui/theme/place-icons.tsx';
import { BackwardIcon, PauseIcon } from './factory-icons.tsx';
import { sizeText } from './factory-words.ts';
import { availableForms } from './factory-dialogs.ts';

/** The actions on a home; each opens a form or takes effect at once. */
export type HomeAction = 'next' | 'back' | 'hold' | 'release' | 'hand-over' | 'history' | 'house';

/** Id of a home's card, for focusing it. */
export const homeId = (id: string): string => `home-card-${id}`;

interface HomeCardProps {
  readonly home: HomeCardFragment;
  readonly now: number;
  readonly busy: boolean;
  /** Whether the viewer may move homes, and hand them over; its house and history are always offered. */
  readonly mayMove: boolean;
  readonly mayHandOver: boolean;
  readonly onAction: (action: HomeAction) => void;
}

const Frame = chakra('article', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--control-radius, 0.5rem)',
    p: { base: '3', sm: '2' },
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minW: '0',
    // The bar at the top of the page must not cover a card that was jumped to.
    scrollMarginTop: '4rem',
  },
  variants: { onHold: { true: { borderColor: 'danger', boxShadow: 'inset 3px 0 0 {colors.danger}' } } },
});

/** A home in its slot: how long it has been there, whether it is on hold, and where it can go. One press moves it on. */
export const HomeCard = ({ home, now, busy, mayMove, mayHandOver, onAction }: HomeCardProps) => {
  const { id, projectName, slot, stationSince, heldAt, nextStation } = home;
  const forms = availableForms(home);
  const main = (action: HomeAction, title: string) => (
    <Button size="sm" width="full" px="2" disabled={busy} onClick={() => onAction(action)}>
      <span>
        {title}
        <chakra.span srOnly>: {projectName}</chakra.span>
      </span>
    </Button>
  );
  const tool = (action: HomeAction, title: string, icon: ReactNode) => (
    <Tooltip text={title}>
      <Button
        variant="ghost"
        size="icon"
        color="quiet"
        // Four of them fit in the narrowest station.
        w={{ base: 'var(--control, 2.75rem)', sm: '7' }}
        h={{ base: 'var(--control, 2.75rem)', sm: '7' }}
        disabled={busy && action !== 'history' && action !== 'house'}
        onClick={() => onAction(action)}
      >
        {icon}
        <chakra.span srOnly>
          {title}: {projectName}
        </chakra.span>
      </Button>
    </Tooltip>
  );
  return (
    <Frame onHold={Boolean(heldAt)} id={homeId(id)} tabIndex={-1} data-place aria-labelledby={`home-${id}`}>
      <div>
        <Heading as="h4" look="minor" id={`home-${id}`} overflowWrap="anywhere">
          {projectName}
        </Heading>
        <Text look="fine" quiet mt="0.5">
          {sizeText(home)}
        </Text>
        <Text look="fine" quiet title={stationSince ? timeText(stationSince) : undefined}>
          Slot {slot}
          {stationSince && ` · ${ageText(stationSince, now)}`}
        </Text>
      </div>
      {heldAt && (
        <Badge tone="late" justifySelf="start">
          On hold
        </Badge>
      )}
      {mayMove && !heldAt && nextStation && main('next', `To ${stationTitle(nextStation)}`)}
      {mayHandOver && forms.includes('hand-over') && main('hand-over', 'Hand over')}
      <chakra.div display="flex" gap={{ base: '0.5', sm: '0' }} mx="-1" mb="-1">
        {mayMove && forms.includes('back') && tool('back', 'Back', <BackwardIcon />)}
        {mayMove && forms.includes('hold') && tool('hold', 'Hold', <PauseIcon />)}
        <chakra.span ms="auto">{tool('house', 'House', <PlanIcon />)}</chakra.span>
        {tool('history', 'History', <ClockIcon />)}
      </chakra.div>
    </Frame>
  );
};
