import { chakra } from '@chakra-ui/react/styled-system';
import { segmentsOf, type Segment } from '@hearthline/rules/delivery/projects/segments.ts';
import { Link } from 'react-router-dom';
import type { ScheduledProjectFragment } from '../../../../gql/generated.ts';
import { lateText, shortDay } from '../due-words.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { MoreIcon } from '../../../../ui/theme/further-icons.tsx';
import { projectActions } from '../list/project-actions.ts';
import type { Scale } from './schedule-scale.ts';

/** How wide the names beside the bars are. */
export const nameWidth = '15rem';

const Row = chakra('li', {
  base: { display: 'flex', height: '9', borderTopWidth: '1px', borderColor: 'line', width: 'max-content' },
});

const NameCell = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: nameWidth,
    px: '3',
    bg: 'surface',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
  },
});

const Name = chakra(Link, {
  base: {
    flex: '1',
    minW: '0',
    color: 'ink',
    fontWeight: '550',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Part = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '1.5',
    height: '6',
    px: '1.5',
    textStyle: 'fine',
    lineHeight: '1.375rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'surface',
    borderRadius: 'sm',
    printColorAdjust: 'exact',
  },
  variants: {
    state: {
      finished: { bg: 'line', color: 'ink' },
      skipped: { bg: 'line', color: 'ink' },
      current: { bg: 'pine', color: 'onPine' },
      planned: { bg: 'sunken', color: 'quiet', borderColor: 'line' },
    },
  },
});

/** Whether a name has room on a part of the bar that is so many pixels wide, by how wide a letter is on average. */
const hasRoom = (name: string, width: number): boolean => name.length * 6.5 + 14 <= width;

/** The days by which the current stage is over its time. */
const Overdue = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '1.5',
    height: '6',
    borderBottomWidth: '4px',
    borderColor: 'dangerFill',
    printColorAdjust: 'exact',
  },
});

interface ScheduleRowProps {
  readonly project: ScheduledProjectFragment;
  readonly today: string;
  readonly scale: Scale;
  readonly onEdit: (id: string) => void;
}

const inWords = ({ name, from, to }: Segment, today: string): string =>
  `${name} ${shortDay(from, today)} to ${shortDay(to, today)}`;

interface BarProps extends Pick<Scale, 'at'> {
  readonly segment: Segment;
  readonly today: string;
}

const widthOf = ({ from, to }: Segment, at: Scale['at']): number => Math.max(at(to) - at(from), 4);

/** One stage, with its name where there is room for it. */
const Bar = ({ segment, today, at }: BarProps) => {
  const width = widthOf(segment, at);
  return (
    <Part state={segment.state} title={inWords(segment, today)} style={{ left: at(segment.from), width }}>
      {hasRoom(segment.name, width) && segment.name}
    </Part>
  );
};

/** The stage that the work is in, behind the bar, where its own part has no room for the name. */
const Beside = chakra('span', {
  base: {
    position: 'absolute',
    top: '1.5',
    ps: '1.5',
    textStyle: 'fine',
    lineHeight: '1.5rem',
    fontWeight: '600',
    color: 'pineText',
    whiteSpace: 'nowrap',
  },
});

/** The stage that the work is in, if its name does not fit its part of the bar. */
const cramped = (segments: readonly Segment[], at: Scale['at']): Segment | undefined =>
  segments.find((segment) => segment.state === 'current' && !hasRoom(segment.name, widthOf(segment, at)));

/** One project: its name, and its stages as parts of one bar. */
export const ScheduleRow = ({ project, today, scale: { at, width }, onEdit }: ScheduleRowProps) => {
  const { id, name, stage, dueOn, daysLate } = project;
  const segments = segmentsOf(project, today);
  const beside = cramped(segments, at);
  const end = Math.max(...segments.map((segment) => at(segment.from) + widthOf(segment, at)));
  return (
    <Row>
      <NameCell>
        <Name to={`/projects/${id}`} title={name}>
          {name}
          <chakra.span srOnly>, {stage}</chakra.span>
        </Name>
        {daysLate !== null && (
          <chakra.strong textStyle="fine" color="danger" whiteSpace="nowrap">
            {lateText(daysLate)}
          </chakra.strong>
        )}
        <Menu
          label={`More actions for ${name}`}
          trigger={
            <Button
              variant="ghost"
              size="icon"
              w="7"
              h="7"
              me="-2"
              color="quiet"
              aria-label={`More actions for ${name}`}
            >
              <MoreIcon />
            </Button>
          }
          actions={projectActions(project, onEdit)}
        />
      </NameCell>
      <chakra.div
        position="relative"
        style={{ width }}
        role="img"
        aria-label={segments.map((segment) => inWords(segment, today)).join(', ') || 'No dates yet'}
      >
        {segments.map((segment) => (
          <Bar key={segment.name} segment={segment} today={today} at={at} />
        ))}
        {beside && <Beside style={{ left: end }}>{beside.name}</Beside>}
        {daysLate !== null && dueOn && <Overdue style={{ left: at(dueOn), width: at(today) - at(dueOn) }} />}
      </chakra.div>
    </Row>
  );
};
