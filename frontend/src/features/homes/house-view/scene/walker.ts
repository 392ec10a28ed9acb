import { placeIn } from '@hearthline/model/home/solid/house-solid.ts';
import { sunk, type Foundation } from '@hearthline/model/home/solid/foundation-faces.ts';
import type { House } from '@hearthline/model/home/house.ts';
import { floorHeight, type Room } from '@hearthline/model/plan/document.ts';
import { walkingEye, type Stand, type Walk } from '@hearthline/model/walk/walk.ts';
import type { PerspectiveCamera } from 'three';

/** How far a finger leads that moves down by a pixel, in inches. */
const inchesPerPixel = 0.5;

/** Who walks through a home. @param onMove what happens after each step: where they stand, and in which room */
export const walker = (
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  house: House,
  foundation: Foundation,
  onMove: (stand: Stand, room: Room | undefined) => void,
) => {
  const place = placeIn(house, foundation);
  let walk: Walk | null = null;
  let stand: Stand = { x: 0, y: 0, heading: 0 };
  let room: Room | undefined;
  const show = (next: Stand): void => {
    stand = next;
    // In a doorway one is still in the room that one comes from.
    room = walk?.roomAt(stand) ?? room;
    const at = (ahead: number) =>
      place([
        stand.x + Math.cos(stand.heading) * ahead,
        house.depth - stand.y - Math.sin(stand.heading) * ahead,
        floorHeight + walkingEye,
      ]);
    camera.position.set(...at(0));
    camera.lookAt(...at(12));
    // For whoever looks at the page from outside.
    canvas.dataset['eye'] = String(Math.round(camera.position.y * 12 + sunk[foundation] - floorHeight));
    if (room) canvas.dataset['room'] = room.id;
    onMove(stand, room);
  };
  const step = (forward: number, turn: number): void => {
    if (!walk) return;
    const heading = stand.heading + turn;
    const by = { x: Math.cos(heading) * forward, y: Math.sin(heading) * forward };
    show({ ...walk.moved(stand, by), heading });
  };
  let finger: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  const onDown = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent): void => {
    if (!walk || finger) return;
    finger = { id, x, y };
    canvas.setPointerCapture(id);
  };
  const onDrag = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent): void => {
    if (finger?.id !== id) return;
    // What is seen goes with the finger: it turns with it, and comes nearer when it is drawn down.
    const perPixel = (camera.fov * Math.PI) / 180 / canvas.clientHeight;
    step((y - finger.y) * inchesPerPixel, (finger.x - x) * perPixel);
    finger = { id, x, y };
  };
  const onUp = ({ pointerId: id }: PointerEvent): void => {
    if (finger?.id === id) finger = null;
  };
  canvas.addEventListener('pointerdown', onDown);
  canvas.addEventListener('pointermove', onDrag);
  canvas.addEventListener('pointerup', onUp);
  canvas.addEventListener('pointercancel', onUp);
  return {
    /** Walks on in a home from a place in it. */
    enter: (through: Walk, from: Stand): void => {
      walk = through;
      show(from);
    },
    /** Goes so many inches ahead after a turn to the right, in radians. */
    step,
    leave: (): void => {
      walk = finger = null;
      room = undefined;
      delete canvas.dataset['room'];
    },
    dispose: (): void => {
      canvas.removeEventListener('pointerdown', onDown);
      canvas.removeEventListener('pointermove', onDrag);
      canvas.removeEventListener('pointerup', onUp);
      canvas.removeEventListener('pointercancel', onUp);
    },
  };
};
