import type { ContentItem } from '@hearthline/rules/content.ts';
import { createContext } from 'react';

/** What is offered today, as the page was served: its text says the same. Given by `app/app.tsx`. */
export const FirstContent = createContext<readonly ContentItem[]>([]);

/**
 * Reads it from the page.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readFirstContent = (page: Document): readonly ContentItem[] => {
  const text = page.getElementById('bootstrap')?.textContent;
  return (text ? (JSON.parse(text) as { content?: ContentItem[] }).content : undefined) ?? [];
};
