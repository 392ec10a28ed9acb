import { facesAlongX, widthOf } from '../../plan/box.ts';
import type { Fixture } from '../../plan/document.ts';
import { isBath } from '../../plan/kinds.ts';
import type { Checks, Fault } from '../fault.ts';
import { clearAhead } from '../survey/free-floor.ts';
import type { Survey } from '../survey/survey.ts';

/** The best depth of a space of this width that has the whole panel before it. */
const depthBefore = (home: Survey, panel: Fixture, width: number, depth: number): number => {
  const { facing } = panel;
  if (!facing) return 0;
  const wide = widthOf(panel, facing);
  let best = 0;
  for (let offset = 0; offset <= Math.max(0, width - wide) && best < depth; offset++) {
    const size = Math.max(wide, width);
    const box = facesAlongX(facing)
      ? { ...panel, y: panel.y - offset, h: size }
      : { ...panel, x: panel.x - offset, w: size };
    best = Math.max(best, clearAhead(home, box, facing, depth));
  }
  return best;
};

export const panelChecks = {
  'hud.804f-panel-room': ({ level, roomOf }) => {
    const panels = level.fixtures.filter(({ kind }) => kind === 'panel');
    if (panels.length === 0) return [{ measured: 'none', message: 'There is no distribution panel.' }];
    return panels.flatMap(({ id, room }): Fault[] => {
      const use = roomOf(room)?.use;
      if (!use || (!isBath(use) && use !== 'closet')) return [];
      return [{ room, item: id, measured: use, message: `${id} is in a ${use}.` }];
    });
  },

  'hud.804f-panel-space': (home, { width, depth }) =>
    home.level.fixtures.flatMap((panel): Fault[] => {
      if (panel.kind !== 'panel') return [];
      const measured = depthBefore(home, panel, width, depth);
      if (measured >= depth) return [];
      return [
        {
          room: panel.room,
          item: panel.id,
          measured,
          message: `${measured} in are free before ${panel.id}, ${width} in wide.`,
        },
      ];
    }),
} satisfies Checks;
