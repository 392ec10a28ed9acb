import { runsAlongX } from '../../model/plan/box.ts';
import type { Box, Door, Plan } from '../../model/plan/document.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rect = ({ x, y, w, h }: Box, more: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${more}/>`;

/** The leaf of a hinged door, opened, and the arc that it moves along. */
const swing = (door: Door, plan: Plan): string => {
  if (door.kind !== 'hinged' || !door.into) return '';
  const alongX = runsAlongX({ ...door, w: door.w, h: door.h }) && door.w > door.h;
  const radius = alongX ? door.w : door.h;
  const room = plan.levels[0].rooms.find(({ id }) => id === door.into);
  const middle = alongX ? door.x + door.w / 2 : door.y + door.h / 2;
  const isIn = (x: number, y: number): boolean => {
    if (!room) return x < 0 || y < 0 || x > plan.length || y > plan.width;
    let inside = false;
    room.floor.forEach(([ax, ay], index) => {
      const [bx, by] = room.floor[(index + 1) % room.floor.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  };
  const ahead = alongX ? isIn(middle, door.y + door.h + 2) : isIn(door.x + door.w + 2, middle);
  const start = door.hinge === 'start';
  if (alongX) {
    const [hinge, free] = start ? [door.x, door.x + door.w] : [door.x + door.w, door.x];
    const y = ahead ? door.y + door.h : door.y;
    const tip = ahead ? y + radius : y - radius;
    return `<path d="M${hinge} ${y}L${hinge} ${tip}A${radius} ${radius} 0 0 ${start === ahead ? 0 : 1} ${free} ${y}" fill="none" stroke="#555"/>`;
  }
  const [hinge, free] = start ? [door.y, door.y + door.h] : [door.y + door.h, door.y];
  const x = ahead ? door.x + door.w : door.x;
  const tip = ahead ? x + radius : x - radius;
  return `<path d="M${x} ${hinge}L${tip} ${hinge}A${radius} ${radius} 0 0 ${start === ahead ? 1 : 0} ${x} ${free}" fill="none" stroke="#555"/>`;
};

/** A plain drawing of a plan, for whoever works on the generator. */
export const draw = (plan: Plan): string => {
  const [level] = plan.levels;
  const margin = 90;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${plan.length + 2 * margin} ${plan.width + 2 * margin}" width="1400">`,
    `<title>${escape(plan.name)}</title>`,
    rect({ x: -margin, y: -margin, w: plan.length + 2 * margin, h: plan.width + 2 * margin }, 'fill="#fff"'),
    ...plan.porches.map((box) => rect(box, 'fill="#efe6d8" stroke="#aa9"')),
    ...level.rooms.map(
      ({ floor, use }) =>
        `<polygon points="${floor.map((corner) => corner.join(',')).join(' ')}" fill="${use === 'bath' ? '#e3f0f5' : use === 'closet' || use === 'pantry' ? '#f2f0ea' : '#fbfaf6'}"/>`,
    ),
    ...level.walls.map((wall) => rect(wall, `fill="${wall.kind === 'marriage' ? '#666' : '#222'}"`)),
    ...level.doors.map(
      (door) => rect(door, 'fill="#fff" stroke="#999" stroke-width="0.7"') + swing(door, plan),
    ),
    ...level.windows.map((window) => rect(window, 'fill="#9fd0ea" stroke="#269"')),
    ...level.fixtures.map(
      (one) =>
        rect(one, 'fill="#fff" fill-opacity="0.6" stroke="#777"') +
        `<text x="${one.x + one.w / 2}" y="${one.y + one.h / 2 + 3}" font-size="8" fill="#777" text-anchor="middle">${one.kind.slice(0, one.w > 40 ? 14 : 6)}</text>`,
    ),
    ...level.rooms.map(({ floor, name, squareFeet }) => {
      const [xs, ys] = [floor.map(([x]) => x), floor.map(([, y]) => y)];
      const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
      return `<text x="${x}" y="${y}" font-size="12" font-weight="bold" text-anchor="middle" fill="#124">${escape(name)} ${Math.round(squareFeet)}</text>`;
    }),
    `<text x="0" y="-60" font-size="18">${escape(plan.name)} ${plan.length / 12} x ${Math.round((plan.width / 12) * 10) / 10} ft, ${plan.summary.squareFeet} sq ft</text>`,
    '</svg>',
  ];
  return parts.join('\n');
};
