import { outside, type Door, type DoorKind, type Lock, type Use } from '../../plan/document.ts';
import { isBath, isBedroom } from '../../plan/kinds.ts';
import type { OutsideDoor } from '../home-rooms.ts';

/** Sizes of doors in inches. */
export const doorSizes = {
  height: 80,
  leaf: 32,
  bathLeaf: 30,
  accessibleLeaf: 36,
  /** What hinges and stops take from a leaf. */
  less: 2,
  cased: 40,
  /** A kitchen with no wider opening counts as closed. */
  casedKitchen: 36,
  closet: 60,
  entry: 36,
  patio: 72,
} as const;

export interface DoorSize {
  readonly width: number;
  readonly clearWidth: number;
  readonly lock: Lock;
}

/** The size of an interior door between rooms of two uses, where so much wall is free. */
export type DoorSizes = (kind: DoorKind, uses: readonly (Use | undefined)[], wall: number) => DoorSize;

export const sizesFor =
  (accessible: boolean): DoorSizes =>
  (kind, uses, wall) => {
    const lock: Lock =
      kind === 'cased'
        ? 'none'
        : uses.some((use) => use !== undefined && (isBath(use) || isBedroom(use))) && !uses.includes('closet')
          ? 'privacy'
          : 'none';
    if (kind === 'bifold' || kind === 'bypass') {
      const width = Math.max(30, Math.min(doorSizes.closet, wall - 8));
      return { width, clearWidth: width - 4, lock };
    }
    if (kind === 'cased') {
      const width = Math.min(uses.includes('kitchen') ? doorSizes.casedKitchen : doorSizes.cased, wall);
      return { width, clearWidth: width, lock };
    }
    const small = uses.some(
      (use) => use === 'bath' || use === 'closet' || use === 'pantry' || use === 'toilet',
    );
    const width = accessible ? doorSizes.accessibleLeaf : small ? doorSizes.bathLeaf : doorSizes.leaf;
    return { width, clearWidth: width - doorSizes.less, lock };
  };

export const exteriorDoor = (
  kind: OutsideDoor['kind'],
): Pick<Door, 'kind' | 'clearWidth' | 'clearHeight' | 'lock'> & Partial<Door> & { width: number } => {
  if (kind === 'patio')
    return {
      width: doorSizes.patio,
      kind: 'sliding-glass',
      clearWidth: 33,
      clearHeight: 78,
      lock: 'keyed',
      exit: true,
      entry: false,
      glazedArea: 3600,
      openableArea: 1800,
      safetyGlazing: true,
    };
  const glazed = kind === 'entry' ? 480 : 0;
  return {
    width: doorSizes.entry,
    kind: 'hinged',
    clearWidth: doorSizes.entry - doorSizes.less,
    clearHeight: 79,
    lock: 'keyed',
    into: outside,
    hinge: 'start',
    exit: true,
    entry: kind === 'entry',
    glazedArea: glazed,
    openableArea: 0,
    safetyGlazing: true,
  };
};
