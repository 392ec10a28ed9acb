import { chakra } from '@chakra-ui/react/styled-system';
import { spanOf } from '@hearthline/rules/delivery/projects/segments.ts';
import { useEffect, useRef } from 'react';
import type { ScheduledProjectFragment } from '../../../../gql/generated.ts';
import { useNarrow } from '../../../../ui/actions/narrow-window.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { BackIcon, NextIcon } from '../../../../ui/theme/icons.tsx';
import { NextDates } from './next-dates.tsx';
import { nameWidth, ScheduleRow } from './schedule-row.tsx';
import { scaleOf, type Scale } from './schedule-scale.ts';

/** How far into the view today is when the timeline opens, in pixels: a little of what was stays in sight. */
const before = 90;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius)',
  },
});

interface ScheduleProps {
  readonly projects: readonly ScheduledProjectFragment[];
  readonly today: string;
  readonly onEdit: (id: string) => void;
}

interface HeadProps {
  readonly scale: Scale;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

const step = { variant: 'ghost', size: 'icon', w: '8', h: '8' } as const;

/** The months; beside them, above the names, the buttons that scroll to others. */
const Head = ({ scale: { months, width }, onStep, onToday }: HeadProps) => (
  <chakra.div display="flex" height="9" width="max-content">
    <chakra.div
      position="sticky"
      insetInlineStart="0"
      zIndex="2"
      display="flex"
      alignItems="center"
      justifyContent="flex-end"
      px="1"
      width={nameWidth}
      bg="surface"
      borderInlineEndWidth="1px"
      borderColor="line"
    >
      <Button {...step} aria-label="Earlier months" onClick={() => onStep(-1)}>
        <BackIcon />
      </Button>
      <Button variant="ghost" size="sm" minH="8" onClick={onToday}>
        Today
      </Button>
      <Button {...step} aria-label="Later months" onClick={() => onStep(1)}>
        <NextIcon />
      </Button>
    </chakra.div>
    <chakra.div aria-hidden position="relative" style={{ width }}>
      {months.map(({ first, title, left, width: wide }) => (
        <chakra.span
          key={first}
          position="absolute"
          insetBlock="0"
          px="1.5"
          textStyle="fine"
          color="quiet"
          lineHeight="2.25rem"
          borderInlineStartWidth="1px"
          borderColor="line"
          style={{ left, width: wide }}
        >
          {title}
        </chakra.span>
      ))}
    </chakra.div>
  </chakra.div>
);

/** All projects over time, month by month, with today's line. On a phone a list by the next date. */
export const ProjectSchedule = ({ projects, today, onEdit }: ScheduleProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const days = projects.flatMap((project) => {
    const span = spanOf(project, today);
    return span ? [span.from, span.to] : [];
  });
  const scale = scaleOf([today, ...days]);
  const here = scale.at(today);
  const scrollTo = (left: number, behavior: ScrollBehavior): void =>
    frame.current?.scrollTo?.({ left, behavior });
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || narrow) return;
    opened.current = true;
    scrollTo(here - before, 'instant');
  }, [here, narrow]);
  if (narrow) return <NextDates projects={projects} today={today} onEdit={onEdit} />;
  const toMonth = (by: 1 | -1): void => {
    const left = frame.current?.scrollLeft ?? 0;
    const lefts = scale.months.map((month) => month.left);
    const to = by > 0 ? lefts.find((each) => each > left + 1) : lefts.findLast((each) => each < left - 1);
    scrollTo(to ?? left, 'smooth');
  };
  return (
    <Frame ref={frame} role="group" aria-label="Timeline of the projects" tabIndex={0}>
      <Head scale={scale} onStep={toMonth} onToday={() => scrollTo(here - before, 'smooth')} />
      <chakra.ol listStyle="none">
        {projects.map((project) => (
          <ScheduleRow key={project.id} project={project} today={today} scale={scale} onEdit={onEdit} />
        ))}
      </chakra.ol>
      <chakra.div
        aria-hidden
        position="absolute"
        top="9"
        bottom="0"
        zIndex="0"
        width="2px"
        bg="ink"
        pointerEvents="none"
        style={{ left: `calc(${nameWidth} + ${here}px)` }}
      />
    </Frame>
  );
};
