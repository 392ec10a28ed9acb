import { describe, expect, it } from 'vitest';
import { isPaletteKey, typeAhead } from './palette-key.ts';

const press = (key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, ...modifiers });

describe('the key of the search', () => {
  it('is K with Control or Command, and with nothing else', () => {
    expect(isPaletteKey(press('k', { ctrlKey: true }))).toBe(true);
    expect(isPaletteKey(press('K', { metaKey: true }))).toBe(true);
    for (const modifiers of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }])
      expect(isPaletteKey(press('k', modifiers))).toBe(false);
    expect(isPaletteKey(press('k', { ctrlKey: true, repeat: true }))).toBe(false);
    expect(isPaletteKey(press('j', { ctrlKey: true }))).toBe(false);
  });
});

describe('what is typed while the search loads', () => {
  it('grows by letters and spaces, and shrinks by Backspace', () => {
    expect(
      ['B', 'i', 't', 'Backspace', ' '].reduce((text, key) => typeAhead(text, press(key)) ?? '', ''),
    ).toBe('Bi ');
    expect(typeAhead('', press('Backspace'))).toBe('');
  });

  it('stays as it is by Enter, which the screen behind must not get', () => {
    expect(typeAhead('Bi', press('Enter'))).toBe('Bi');
  });

  it('leaves every other key alone', () => {
    for (const key of ['Tab', 'F5', 'ArrowDown', 'Shift']) expect(typeAhead('a', press(key))).toBe(null);
    for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(typeAhead('a', press('v', modifiers))).toBe(null);
  });
});
