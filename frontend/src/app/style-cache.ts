import createCache from '@emotion/cache';

/** Names the classes whose rules a prerendered page has brought along, in the tag that holds them. */
export const servedStyles = 'data-served-styles';

/**
 * Emotion's cache, which knows the rules of a prerendered page. Left to itself, Emotion would move the tag that holds them to the end of
 * the head, and the browser would style the whole page anew before it becomes interactive (decision 0041).
 */
export const createStyleCache = (): ReturnType<typeof createCache> => {
  const cache = createCache({ key: 'css' });
  const served = document.querySelector(`style[${servedStyles}]`)?.getAttribute(servedStyles);
  for (const id of served?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
};
