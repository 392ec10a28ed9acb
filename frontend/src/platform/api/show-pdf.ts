import { saveFile } from './download.ts';
import { openPdfTab } from '../browser/pdf-tab.ts';

/**
 * Shows a PDF in a new tab, or saves it where the browser has no viewer. Call it in a click.
 * @param read fetches it @throws what `read` throws
 */
export const showPdf = async (read: () => Promise<Response>, name: string): Promise<void> => {
  const tab = openPdfTab(name);
  try {
    const content = await (await read()).blob();
    if (tab) tab.show(content);
    else saveFile(content, name);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
