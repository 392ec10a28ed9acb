import { chakra } from '@chakra-ui/react/styled-system';
import { stationTitle } from '@hearthline/rules/factory.ts';
import type { HomeCardFragment } from '../../gql/generated.ts';
import { ageText, timeText } from '../../platform/dates/instant-text.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { sizeText } from './factory-words.ts';
import { availableForms } from './open-dialog.ts';

/** The actions on a home; each opens a form or takes effect at once. */
export type HomeAction = 'next' | 'back' | 'hold' | 'release' | 'hand-over' | 'history';

/** Id of a home's card, for focusing it. */
export const homeId = (id: string): string => `home-card-${id}`;

interface HomeCardProps {
  readonly home: HomeCardFragment;
  readonly now: number;
  readonly busy: boolean;
  /** Whether the viewer may move homes, and hand them over; the history is always offered. */
  readonly mayMove: boolean;
  readonly mayHandOver: boolean;
  readonly onAction: (action: HomeAction) => void;
}

const Frame = chakra('article', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    p: '3.5',
    display: 'grid',
    gap: '2.5',
    minW: '0',
  },
  variants: { held: { true: { borderColor: 'danger', borderInlineStartWidth: '4px' } } },
});

/** A home in its slot: how long it has been there, why it is on hold, and where it can go. */
export const HomeCard = ({ home, now, busy, mayMove, mayHandOver, onAction }: HomeCardProps) => {
  const { id, projectName, slot, stationSince, holdReason, heldAt, heldByName, nextStation } = home;
  const forms = availableForms(home);
  const button = (action: HomeAction, title: string, variant: 'solid' | 'outline' | 'ghost' = 'ghost') => (
    <Button
      size="sm"
      variant={variant}
      disabled={busy}
      px={variant === 'ghost' ? '2' : '3'}
      onClick={() => onAction(action)}
    >
      {title}
      <chakra.span srOnly>: {projectName}</chakra.span>
    </Button>
  );
  return (
    <Frame held={Boolean(heldAt)} id={homeId(id)} tabIndex={-1} data-place aria-labelledby={`home-${id}`}>
      <div>
        <chakra.div display="flex" justifyContent="space-between" gap="2" alignItems="flex-start">
          <Heading
            as="h4"
            look="subheading"
            fontSize="1rem"
            id={`home-${id}`}
            overflowWrap="anywhere"
            minW="0"
          >
            {projectName}
          </Heading>
          <Text as="span" look="fine" quiet whiteSpace="nowrap">
            Slot {slot}
          </Text>
        </chakra.div>
        <Text look="fine" quiet>
          {sizeText(home)}
        </Text>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2" me="-2">
          <Text look="fine" quiet title={stationSince ? timeText(stationSince) : undefined}>
            {stationSince && `Here for ${ageText(stationSince, now)}`}
          </Text>
          {button('history', 'History')}
        </chakra.div>
      </div>
      {heldAt && (
        <chakra.div display="grid" gap="1" justifyItems="start">
          <Badge tone="danger">On hold</Badge>
          <Text look="small" overflowWrap="anywhere">
            {holdReason}
          </Text>
          <Text look="fine" quiet>
            {heldByName ? `${heldByName}, ` : ''}for {ageText(heldAt, now)}
          </Text>
        </chakra.div>
      )}
      {(mayMove || (mayHandOver && forms.includes('hand-over'))) && (
        <chakra.div display="flex" flexWrap="wrap" gap="1" alignItems="center">
          {mayMove &&
            (heldAt
              ? button('release', 'Release', 'outline')
              : nextStation && button('next', `To ${stationTitle(nextStation)}`, 'solid'))}
          {mayHandOver && forms.includes('hand-over') && button('hand-over', 'Hand over', 'solid')}
          {mayMove && forms.includes('hold') && button('hold', 'Hold')}
          {mayMove && forms.includes('back') && button('back', 'Back')}
        </chakra.div>
      )}
    </Frame>
  );
};
