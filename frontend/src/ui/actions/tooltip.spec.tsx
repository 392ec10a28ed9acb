import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const point = (name: string): void => void fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
/** Moves the pointer far enough away that it cannot be heading for the tooltip. */
const leave = (name: string): void => {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
};
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const said = (): string | undefined => screen.queryByRole('tooltip')?.textContent ?? undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.useFakeTimers();
  renderAt(
    <TooltipGroup>
      <Tooltip text="Edit">
        <button>Edit Ada</button>
      </Tooltip>
      <Tooltip text="Delete">
        <button>Delete Ada</button>
      </Tooltip>
    </TooltipGroup>,
  );
});

describe('the word about a button (specification, section 9)', () => {
  it('comes 700 ms after the pointer', () => {
    point('Edit Ada');
    pass(699);
    expect(said()).toBeUndefined();
    pass(1);
    expect(said()).toBe('Edit');
    expect(button('Edit Ada')).toHaveAccessibleDescription('Edit');
  });

  it('comes at once for the next one within 300 ms, and later after its own time', () => {
    point('Edit Ada');
    pass(700);
    leave('Edit Ada');
    pass(299);
    point('Delete Ada');
    expect(said()).toBe('Delete');
    leave('Delete Ada');
    pass(301);
    point('Edit Ada');
    expect(said()).toBeUndefined();
  });

  it('comes with a focus that is seen, and with no other', () => {
    const { matches } = Element.prototype;
    let isSeen = false;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':focus-visible' ? isSeen : matches.call(this, selector);
    });
    act(() => button('Edit Ada').focus());
    expect(said()).toBeUndefined();
    isSeen = true;
    act(() => button('Delete Ada').focus());
    expect(said()).toBe('Delete');
  });
});
