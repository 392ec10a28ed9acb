import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ImageViewer, type ViewerImage } from './image-viewer.tsx';

const plans: readonly ViewerImage[] = ['WASCO', 'Birkenfeld', 'Enid'].map((title) => ({
  title,
  alt: `Floor plan of the ${title}`,
  src: `/api/image/plan-${title}.png`,
}));

const Page = ({ images, start }: { images: readonly ViewerImage[]; start?: number }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Look
      </button>
      {open && (
        <ImageViewer images={images} {...(start !== undefined && { start })} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

const open = async (images = plans, start?: number) => {
  renderAt(<Page images={images} {...(start !== undefined && { start })} />);
  await userEvent.click(screen.getByText('Look'));
  fireEvent.load(picture());
};
const picture = () => screen.getByAltText<HTMLImageElement>(/^Floor plan of/);
const stage = () => document.querySelector<HTMLElement>('[data-stage]')!;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const scale = () => Number(/scale\(([^)]+)\)/.exec(picture().style.transform)?.[1]);
/** A move of nothing at all is written as a single zero. */
const moved = () =>
  /translate\((.+?)px(?:, (.+?)px)?\)/
    .exec(picture().style.transform)
    ?.slice(1)
    .map((px: string | undefined) => Number(px ?? 0));
/** jsdom has no layout: sets the picture's size; the stage remains a point in the corner. */
const measure = () =>
  Object.defineProperties(picture(), { offsetWidth: { value: 800 }, offsetHeight: { value: 600 } });

describe('one picture', () => {
  it('is shown with its words, its number, and no way to others', async () => {
    await open(plans.slice(0, 1));
    expect(screen.getByRole('dialog', { name: 'Image viewer' })).toHaveAccessibleDescription(
      '1 / 1: Floor plan of the WASCO',
    );
    expect(screen.getByText('1 / 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Previous image' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 1')).toBeInTheDocument();
  });
});

describe('several pictures', () => {
  it('begin with the one that was asked for', async () => {
    await open(plans, 1);
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    expect(picture().src).toContain('plan-Birkenfeld');
  });

  it('follow the buttons and the arrow keys, round and round', async () => {
    await open();
    await press('Next image');
    expect(screen.getByRole('status')).toHaveTextContent('2 / 3: Floor plan of the Birkenfeld');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(picture().alt).toBe('Floor plan of the Enid');
    await press('Previous image');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('begin whole again', async () => {
    await open();
    await press('Zoom in');
    await press('Next image');
    expect(scale()).toBe(1);
  });

  it('follow a swipe, but not a short one or a drag of the mouse', async () => {
    await open();
    const swipe = (to: number, pointerType: string) => {
      fireEvent.pointerDown(stage(), { pointerId: 1, pointerType, button: 0, clientX: 200, clientY: 100 });
      fireEvent.pointerMove(stage(), { pointerId: 1, pointerType, clientX: to, clientY: 105 });
      fireEvent.pointerUp(stage(), { pointerId: 1, pointerType, clientX: to, clientY: 105 });
    };
    swipe(160, 'touch');
    swipe(20, 'mouse');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    swipe(140, 'touch');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    swipe(260, 'touch');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });
});

describe('zoom', () => {
  it('grows by 1.2 and shrinks by 0.8 with the buttons, and resets', async () => {
    await open();
    await press('Zoom in');
    expect(scale()).toBeCloseTo(1.2);
    expect(screen.getByRole('button', { name: 'Reset zoom, now 120%' })).toHaveTextContent('120%');
    await press('Zoom out');
    expect(scale()).toBeCloseTo(0.96);
    await press(/^Reset zoom/);
    expect(scale()).toBe(1);
  });

  it('ends at 0.5 and 3, and keeps the focus there', async () => {
    await open();
    for (let turn = 0; turn < 8; turn += 1) await press('Zoom in');
    expect(scale()).toBe(3);
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    for (let turn = 0; turn < 10; turn += 1) await press('Zoom out');
    expect(scale()).toBe(0.5);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('follows the wheel towards the pointer, and the page does not', async () => {
    await open();
    measure();
    expect(fireEvent.wheel(stage(), { deltaY: -100, clientX: 100, clientY: 50 })).toBe(false);
    expect(scale()).toBeCloseTo(1.1);
    expect(moved()?.[0]).toBeCloseTo(-10);
    expect(moved()?.[1]).toBeCloseTo(-5);
    act(() => void fireEvent.wheel(stage(), { deltaY: 100, clientX: 100, clientY: 50 }));
    expect(scale()).toBeCloseTo(0.99);
  });

  it('toggles between 1 and 2 by a double-click', async () => {
    await open();
    measure();
    fireEvent.doubleClick(stage(), { clientX: 30, clientY: 40 });
    expect(scale()).toBe(2);
    expect(moved()).toEqual([-30, -40]);
    fireEvent.doubleClick(stage());
    expect(scale()).toBe(1);
  });

  it('follows two fingers', async () => {
    await open();
    measure();
    fireEvent.pointerDown(stage(), {
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      clientX: -50,
      clientY: 0,
    });
    fireEvent.pointerDown(stage(), {
      pointerId: 2,
      pointerType: 'touch',
      button: 0,
      clientX: 50,
      clientY: 0,
    });
    fireEvent.pointerMove(stage(), { pointerId: 2, pointerType: 'touch', clientX: 150, clientY: 0 });
    expect(scale()).toBeCloseTo(2);
    fireEvent.pointerUp(stage(), { pointerId: 2, pointerType: 'touch', clientX: 150, clientY: 0 });
    fireEvent.pointerUp(stage(), { pointerId: 1, pointerType: 'touch', clientX: -50, clientY: 0 });
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });
});

describe('a zoomed picture', () => {
  const drag = () => {
    fireEvent.pointerDown(stage(), { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 60, clientY: -20 });
    fireEvent.pointerUp(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 60, clientY: -20 });
    fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 600, clientY: 600 });
  };

  it('is dragged while the button is down', async () => {
    await open();
    measure();
    await press('Zoom in');
    drag();
    expect(moved()).toEqual([60, -20]);
  });

  it('is moved by Shift and arrow keys too', async () => {
    await open();
    await press('Zoom in');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(moved()).toEqual([-80, -80]);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('only then: a whole one stays where it is', async () => {
    await open();
    measure();
    drag();
    expect(moved()).toEqual([0, 0]);
  });
});

describe('on an upright phone', () => {
  /** The stage of a phone (or another size), and a picture of that size. */
  const openOn = async (
    [stageWidth, stageHeight]: readonly [number, number],
    [width, height]: readonly [number, number],
  ) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(stageWidth);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(stageHeight);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
    await open();
  };
  afterEach(() => vi.restoreAllMocks());
  const turn = () => screen.queryByRole('button', { name: 'Turn the picture' });

  it('a wide picture lies on its side, and a button turns it back and again', async () => {
    await openOn([390, 700], [1600, 1200]);
    expect(picture().style.transform).toMatch(/ rotate\(90deg\)$/);
    expect(turn()).toHaveAttribute('aria-pressed', 'true');
    await press('Turn the picture');
    expect(picture().style.transform).not.toContain('rotate');
    await press('Turn the picture');
    expect(picture().style.transform).toContain('rotate(90deg)');
  });

  it('zooms, and drags to the edges that it then has', async () => {
    await openOn([390, 700], [1600, 1200]);
    measure();
    fireEvent.doubleClick(stage(), { clientX: 0, clientY: 0 });
    expect(scale()).toBe(2);
    fireEvent.pointerDown(stage(), { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 5000, clientY: 5000 });
    expect(moved()).toEqual([600, 800]);
  });

  it.each([
    ['a tall picture', [390, 700], [1200, 1600]],
    ['a wide window', [1240, 760], [1600, 1200]],
    ['a phone on its side', [844, 260], [1600, 1200]],
  ] as const)('%s stays as it is', async (_what, stageSize, size) => {
    await openOn(stageSize, size);
    expect(picture().style.transform).not.toContain('rotate');
    expect(turn()).toBeNull();
  });
});

describe('the screen', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => press('Close')],
  ])('closes by %s, gives the focus back and lets the page scroll', async (_way, close) => {
    await open();
    expect(document.body.style.overflow).toBe('hidden');
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Look')).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
  });

  it('keeps the focus', async () => {
    await open();
    const buttons = screen.getAllByRole('button').filter((button) => button.closest('dialog'));
    expect(buttons[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(buttons.at(-1)).toHaveFocus();
    await userEvent.tab();
    expect(buttons[0]).toHaveFocus();
  });

  it('says when a picture does not come', async () => {
    await open();
    fireEvent.error(picture());
    expect(screen.getByRole('alert')).toHaveTextContent('This picture could not be loaded.');
  });
});
