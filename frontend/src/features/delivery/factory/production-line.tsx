import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { HomeCardFragment } from '../../../gql/generated.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ChevronIcon } from '../../../ui/theme/icons.tsx';
import { PlanIcon } from '../../../ui/theme/place-icons.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { Tooltip } from '../../../ui/actions/tooltip.tsx';
import { dayText, sizeText, weekTitle } from './factory-words.ts';

/** The actions on a home in the line. */
export type ProductionLineAction = 'start' | 'up' | 'down' | 'day' | 'house' | 'remove';

/** Ids of the buttons that move a home in the line, the pressed one first. */
export const shiftIds = (id: string, pressed: 'up' | 'down'): readonly string[] =>
  [pressed, pressed === 'up' ? 'down' : 'up'].map((way) => `${way}-${id}`);

interface ProductionLineProps {
  readonly line: readonly HomeCardFragment[];
  readonly today: string;
  readonly busy: boolean;
  /** Whether the viewer may change the place and the day of a home. */
  readonly mayPlan: (home: HomeCardFragment) => boolean;
  /** Whether the viewer may start homes. */
  readonly mayMove: boolean;
  readonly onAction: (home: HomeCardFragment, action: ProductionLineAction) => void;
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** A button of a row that shows an icon, and says what it does in a tooltip. */
const IconAction = ({
  text,
  label,
  ...button
}: ComponentProps<typeof Button> & { readonly text: string; readonly label: string }) => (
  <Tooltip text={text}>
    <Button variant="ghost" size="icon" w="9" h="9" aria-label={label} {...button} />
  </Tooltip>
);

const TextAction = (button: ComponentProps<typeof Button>) => (
  <Button size="sm" variant="ghost" px={{ base: '2', sm: '3' }} {...button} />
);

/** The homes in the line, in order, by the week they start in. */
export const ProductionLine = ({ line, today, busy, mayPlan, mayMove, onAction }: ProductionLineProps) => {
  if (line.length === 0)
    return <EmptyState title="Nothing scheduled" text="Homes scheduled to start appear here." />;
  const weeks = [...new Set(line.map(({ startsOn }) => weekTitle(startsOn, today)))];
  return (
    <chakra.div display="grid" gap="5">
      {weeks.map((week) => (
        <chakra.section key={week} aria-label={week} display="grid" gap="2.5">
          <Heading as="h3" look="minor">
            {week}
          </Heading>
          <Card as="ol" p="0" listStyleType="none">
            {line.flatMap((home, index) =>
              weekTitle(home.startsOn, today) !== week
                ? []
                : [
                    <Row key={home.id} aria-label={home.projectName}>
                      <chakra.div minW="0" flex="1 1 13rem">
                        <Text fontWeight="600" overflowWrap="anywhere">
                          {home.projectName}
                        </Text>
                        <Text look="small" quiet>
                          {[dayText(home.startsOn), sizeText(home)].filter(Boolean).join(' · ')}{' '}
                          {home.startsOn < today && <Badge tone="late">Late</Badge>}
                        </Text>
                      </chakra.div>
                      <chakra.div
                        display="flex"
                        flexWrap="wrap"
                        gap={{ base: '0.5', sm: '1' }}
                        alignItems="center"
                      >
                        <IconAction
                          text="House"
                          label={`House of ${home.projectName}`}
                          onClick={() => onAction(home, 'house')}
                        >
                          <PlanIcon />
                        </IconAction>
                        {mayPlan(home) && (
                          <>
                            <IconAction
                              text="Move up"
                              id={`up-${home.id}`}
                              label={`Move ${home.projectName} up`}
                              disabled={index === 0}
                              onClick={() => onAction(home, 'up')}
                            >
                              <chakra.span transform="rotate(180deg)" display="grid">
                                <ChevronIcon />
                              </chakra.span>
                            </IconAction>
                            <IconAction
                              text="Move down"
                              id={`down-${home.id}`}
                              label={`Move ${home.projectName} down`}
                              disabled={index === line.length - 1}
                              onClick={() => onAction(home, 'down')}
                            >
                              <ChevronIcon />
                            </IconAction>
                            <TextAction disabled={busy} onClick={() => onAction(home, 'day')}>
                              Date<chakra.span srOnly> of {home.projectName}</chakra.span>
                            </TextAction>
                            <TextAction disabled={busy} onClick={() => onAction(home, 'remove')}>
                              Remove<chakra.span srOnly> {home.projectName}</chakra.span>
                            </TextAction>
                            {mayMove && (
                              <Button
                                size="sm"
                                variant="outline"
                                disabled={busy}
                                onClick={() => onAction(home, 'start')}
                              >
                                Start<chakra.span srOnly> {home.projectName}</chakra.span>
                              </Button>
                            )}
                          </>
                        )}
                      </chakra.div>
                    </Row>,
                  ],
            )}
          </Card>
        </chakra.section>
      ))}
    </chakra.div>
  );
};
