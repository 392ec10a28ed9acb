import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { HomeDesigner } from './home-designer.tsx';
import { nextDesigns } from './picture-preload.ts';
import { UsageNotes } from './usage-notes.tsx';

/** Pictures asked for ahead, in that order, each with the way to answer it. */
let requests: { src: string; answer: () => Promise<void> }[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class {
      onload: () => void = () => undefined;
      set src(src: string) {
        requests.push({
          src,
          answer: () =>
            act(async () => {
              this.onload();
              await vi.advanceTimersByTimeAsync(0);
            }),
        });
      }
    },
  );
});
afterEach(() => vi.useRealTimers());

const house = () => screen.getByAltText(/^House with/);
const settle = () => act(() => vi.advanceTimersByTimeAsync(400));
const files = () => requests.map(({ src }) => src.replace(/^\/api\/image\/house-|\.webp.*$/g, ''));

describe('the pictures of the next designs', () => {
  it('are the fourteen that one press leads to', () => {
    const next = nextDesigns({ roof: 'hip', siding: 'wood' });
    expect(next).toHaveLength(14);
    expect(next.every(({ roof, siding }) => (roof === 'hip') !== (siding === 'wood'))).toBe(true);
  });

  it('are fetched one at a time once the present one is there', async () => {
    renderAt(<HomeDesigner />, { at: '/design-roof?roof=hip&siding=wood' });
    await settle();
    expect(requests).toEqual([]);
    fireEvent.load(house());
    await settle();
    expect(files()).toEqual(['gable-wood']);
    await requests[0]!.answer();
    expect(files()).toEqual(['gable-wood', 'hip-vinyl']);
    for (let turn = 1; turn < 14; turn += 1) await requests[turn]!.answer();
    expect(new Set(files()).size).toBe(14);
    expect(requests).toHaveLength(14);
  });

  it('begin with the one under the pointer', async () => {
    renderAt(<HomeDesigner />, { at: '/design-roof?roof=hip&siding=wood' });
    fireEvent.load(house());
    await settle();
    fireEvent.pointerOver(screen.getByRole('radio', { name: 'Saltbox' }));
    await requests[0]!.answer();
    expect(files().at(-1)).toBe('saltbox-wood');
  });

  it('are left alone for a visitor who saves data', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }),
    );
    renderAt(<HomeDesigner />, { at: '/design-roof' });
    fireEvent.load(house());
    await settle();
    expect(requests).toEqual([]);
  });
});

describe('the developer usage notes', () => {
  it('stand in a closed disclosure, word for word (docs/specification.md, section 2)', () => {
    const { container } = renderAt(<UsageNotes />);
    const details = container.querySelector('details');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent('Developer usage notes');
    for (const words of [
      '4 columns desktop, 2 tablet, 1 mobile',
      'Keyboard arrows and Space/Enter',
      'URL sync',
    ])
      expect(details).toHaveTextContent(words);
  });
});
