import type { Fill, Ink } from './primitive.ts';

/** A drawing's colors, light and dark: warm paper and dark ink, or light ink on the site's night. */
export interface Palette {
  readonly inks: Readonly<Record<Ink, string>>;
  readonly fills: Readonly<Record<Fill, string>>;
}

export const lightPalette: Palette = {
  inks: {
    line: '#1b231e',
    detail: '#4a534c',
    faint: '#a9a696',
    quiet: '#4c554d',
    text: '#1b231e',
    accent: '#a03f16',
    joint: '#fffdf9',
  },
  fills: {
    wall: '#2b352f',
    paper: '#fffdf9',
    living: '#f7f0e2',
    sleeping: '#f3f1ea',
    wet: '#e6eeee',
    service: '#efece4',
    storage: '#f0ede3',
    deck: '#efe4d0',
    piece: '#fbf9f4',
    soft: '#ffffff',
    shade: '#e2ddd0',
    glass: '#d3e4ea',
    roof: '#d9d5ca',
    accent: '#ae4519',
  },
};

export const darkPalette: Palette = {
  inks: {
    line: '#eeebe3',
    detail: '#a9b2aa',
    faint: '#566058',
    quiet: '#b7beb5',
    text: '#f3f0e8',
    accent: '#f2a073',
    joint: '#1a211c',
  },
  fills: {
    wall: '#d6d8cf',
    paper: '#1a211c',
    living: '#28261f',
    sleeping: '#232722',
    wet: '#1f2b2e',
    service: '#252822',
    storage: '#20241f',
    deck: '#2b2820',
    piece: '#2f352f',
    soft: '#363d37',
    shade: '#3d443e',
    glass: '#41616d',
    roof: '#39413b',
    accent: '#f2a073',
  },
};
