import { spaceOf, type Space } from '@hearthline/model/furniture/spot.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import type { Room } from '@hearthline/model/layout/room.ts';
import { furnishBath } from './furnish-bath.ts';
import { furnishKitchen } from './furnish-kitchen.ts';
import { furnishDining, furnishLiving } from './furnish-living.ts';
import { furnishBedroom } from './furnish-bedroom.ts';
import { furnishCloset, furnishOffice, furnishUtility } from './furnish-utility.ts';
import type { Furnished } from './symbol.ts';

export type Furnish = (space: Space, layout: Layout) => Furnished[];

const byKind: Partial<Record<Room['kind'], Furnish>> = {
  living: furnishLiving,
  family: furnishLiving,
  dining: furnishDining,
  kitchen: furnishKitchen,
  primary: furnishBedroom,
  bedroom: furnishBedroom,
  bath: furnishBath,
  'half-bath': furnishBath,
  closet: furnishCloset,
  utility: furnishUtility,
  laundry: furnishUtility,
  office: furnishOffice,
};

/** Furniture for one room, clear of the doors and of each other. */
export const furnish = (layout: Layout, room: Room): Furnished[] =>
  byKind[room.kind]?.(spaceOf(layout, room), layout) ?? [];
