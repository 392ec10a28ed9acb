import type { ContentItem } from '@hearthline/rules/content.ts';
import { createContext } from 'react';

/** The site's content as it was when the page was served, in agreement with the prerendered text. Provided by `app/app.tsx`. */
export const FirstContent = createContext<readonly ContentItem[]>([]);

/**
 * Reads {@link FirstContent} from the page.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readFirstContent = (page: Document): readonly ContentItem[] => {
  const text = page.getElementById('bootstrap')?.textContent;
  return (text ? (JSON.parse(text) as { content?: ContentItem[] }).content : undefined) ?? [];
};
