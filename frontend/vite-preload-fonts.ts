import type { Plugin } from 'vite';

/** The two files that the first screen needs (`npm run fonts`); the rest of a family is loaded by unicode-range. */
const firstScreen = /\/(figtree|newsreader)-(?!latin|vietnamese)[^/]*\.woff2$/;

/** Adds `<link rel="preload">` for the fonts of the first screen, under their hashed names. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path }) =>
      path.endsWith('/index.html')
        ? Object.keys(bundle ?? {})
            .filter((file) => firstScreen.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
              injectTo: 'head-prepend' as const,
            }))
        : [],
  },
});
