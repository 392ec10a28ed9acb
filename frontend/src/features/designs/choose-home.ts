import { designPath } from '@hearthline/rules/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/designs/content.ts';
import type { ApiSession } from '../../platform/api/api-fetch.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { chooseInDesign } from '../../platform/business/my-design.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

/** Puts a home into the visitor's design, which it makes if there is none. @returns the address of the design; null, and says why, if that failed */
export const chooseHome = async (
  session: ApiSession,
  home: NonNullable<DesignContent['home']>,
): Promise<string | null> => {
  try {
    return designPath((await chooseInDesign(session, { home })).code);
  } catch (error) {
    showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
    return null;
  }
};
