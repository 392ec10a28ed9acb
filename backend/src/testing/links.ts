import { expect } from 'vitest';
import type { Api } from './api.ts';

/** The page and token of the link in a mail's text; null if there is none. */
export const tokenOf = (text: string): { path: string; token: string } | null => {
  const [, path, token] = /https?:\/\/[^/\s]+(\/[\w-]+)#token=([\w-]+)/.exec(text) ?? [];
  return path && token ? { path, token } : null;
};

/** The link of the newest mail to an address, as its reader would follow it. */
export const lastLink = async (api: Api, address: string): Promise<{ path: string; token: string }> => {
  const rows = await api.sql<{ text: string }>("select text from mails where lower(to_address) = lower($1) and text like '%#token=%' order by created_at desc, id desc limit 1", [address]);
  const link = tokenOf(rows[0]?.text ?? '');
  expect(link, `a mail with a link to ${address}`).not.toBeNull();
  return link as { path: string; token: string };
};
