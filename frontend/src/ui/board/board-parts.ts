import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, use, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What dragging gives to a card: nothing until it is loaded. */
export interface CardDrag {
  readonly attributes?: DraggableAttributes;
  readonly listeners?: DraggableSyntheticListeners;
  readonly isDragging?: boolean;
}

interface Card {
  readonly id: string;
  /** In spoken words. */
  readonly name: string;
  readonly disabled: boolean;
}

interface Column {
  /** What a drop on it is told as. */
  readonly id: string;
  readonly title: string;
  /** Its place from the left, by which the keyboard finds the next one. */
  readonly place: number;
}

/** A card of a board as the dragging knows it. */
export interface CardPart extends Card {
  readonly kind: 'card';
  readonly element: RefObject<HTMLElement | null>;
  /** The button that picks it up with the keyboard. */
  readonly handle: RefObject<HTMLButtonElement | null>;
  readonly show: (drag: CardDrag) => void;
}

/** A column of a board as the dragging knows it. */
export interface ColumnPart extends Column {
  readonly kind: 'column';
  readonly element: RefObject<HTMLElement | null>;
  readonly show: (isOver: boolean) => void;
}

type Part = CardPart | ColumnPart;

const createBoardParts = () => {
  let parts: readonly Part[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Part[]): void => {
    parts = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => parts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @returns what takes it away again */
    add: (part: Part) => {
      change([...parts, part]);
      return () => change(parts.filter((other) => other !== part));
    },
  };
};

/** The cards and columns that a board shows: the dragging, which is loaded after them, stands beside them and not around them. */
export type BoardParts = ReturnType<typeof createBoardParts>;

export const BoardPartsContext = createContext<BoardParts>(createBoardParts());

export const useBoardParts = (): BoardParts => useState(createBoardParts)[0];

/** Lets a card be dragged. @returns references for its elements, and what they get once dragging is loaded */
export const useCardPart = ({ id, name, disabled }: Card) => {
  const parts = use(BoardPartsContext);
  const element = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [drag, show] = useState<CardDrag>({});
  useLayoutEffect(
    () => parts.add({ kind: 'card', id, name, disabled, element, handle, show }),
    [parts, id, name, disabled],
  );
  return { element, handle, drag };
};

/** Lets cards be dropped on a column. @returns a reference for its element, and whether a card is over it */
export const useColumnPart = ({ id, title, place }: Column) => {
  const parts = use(BoardPartsContext);
  const element = useRef<HTMLElement>(null);
  const [isOver, show] = useState(false);
  useLayoutEffect(
    () => parts.add({ kind: 'column', id, title, place, element, show }),
    [parts, id, title, place],
  );
  return { element, isOver };
};
