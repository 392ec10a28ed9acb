import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
/** Fires an event, and waits for what the tooltips make of it. */
const happens = (event: () => unknown): Promise<void> => act(async () => void event());
const point = (name: string): Promise<void> =>
  happens(() => fireEvent.pointerMove(button(name), { pointerType: 'mouse' }));
/** Moves the pointer far enough away that it cannot be heading for the tooltip. */
const leave = (name: string): Promise<void> =>
  happens(() => {
    fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
    fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
  });
const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
/** The text of the one that is open: another may still be going. */
const description = (): string | undefined =>
  screen.queryAllByRole('tooltip').find(({ dataset }) => dataset['state'] === 'open')?.textContent;

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
    <>
      <Tooltip text="Edit">
        <button>Edit Ada</button>
      </Tooltip>
      <Tooltip text="Delete">
        <button>Delete Ada</button>
      </Tooltip>
    </>,
  );
});

describe('the word about a button (docs/specification.md, section 9)', () => {
  it('comes 700 ms after the pointer', async () => {
    await point('Edit Ada');
    await pass(699);
    expect(description()).toBeUndefined();
    await pass(1);
    expect(description()).toBe('Edit');
    expect(button('Edit Ada')).toHaveAccessibleDescription('Edit');
  });

  it('comes at once for the next one within 300 ms, and later after its own time', async () => {
    await point('Edit Ada');
    await pass(700);
    await leave('Edit Ada');
    await pass(299);
    await point('Delete Ada');
    expect(description()).toBe('Delete');
    await leave('Delete Ada');
    await pass(301);
    await point('Edit Ada');
    expect(description()).toBeUndefined();
  });

  it('comes with a focus that is seen, and with no other', async () => {
    await happens(() => fireEvent.pointerDown(document.body));
    await happens(() => button('Edit Ada').focus());
    expect(description()).toBeUndefined();
    await happens(() => fireEvent.keyDown(document.body, { key: 'Tab' }));
    await happens(() => button('Delete Ada').focus());
    expect(description()).toBe('Delete');
  });
});
