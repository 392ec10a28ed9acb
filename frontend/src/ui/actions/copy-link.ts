import { showToast } from '../toasts/toast-store.ts';

/** Copies an address, and says so. @param what what whoever opens it sees */
export const copyLink = async (address: string, what: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Link copied', text: what });
  } catch {
    // The clipboard is refused or, without https, unavailable: shows the address to copy by hand.
    showToast({ title: 'Please copy the link yourself', text: address, tone: 'error' });
  }
};
