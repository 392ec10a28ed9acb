import { saveFile } from '../../platform/api/download.ts';

/** Opens a tab for a file that is still loading, which is only allowed during a click; null if the browser shows no PDFs or blocks tabs. */
const openTab = (name: string): Window | null => {
  const tab = navigator.pdfViewerEnabled === false ? null : window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = name;
  tab.document.body.textContent = 'Loading…';
  return tab;
};

/**
 * Shows a PDF in a new tab with the browser's own viewer, or saves it where there is none. Call it in a click.
 * @param read fetches it @throws what `read` throws
 */
export const showPdf = async (read: () => Promise<Response>, name: string): Promise<void> => {
  const tab = openTab(name);
  try {
    const answer = await read();
    const file = new Blob([await answer.arrayBuffer()], { type: 'application/pdf' });
    if (!tab || tab.closed) return saveFile(file, name);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    // The tab has the file by then.
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
