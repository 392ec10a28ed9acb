/** A tab that was opened for a PDF which is still loading. */
export interface PdfTab {
  /** Shows it with the browser's own viewer. */
  readonly show: (content: Blob) => void;
  /** Closes the tab, because there is nothing to show. */
  readonly close: () => void;
}

/** Frees the file's memory once its tab is closed. */
const forgetWith = (tab: Window, address: string): void => {
  const timer = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(timer);
    URL.revokeObjectURL(address);
  }, 5000);
};

/**
 * Opens a tab for a PDF that is still to be loaded, which is only allowed during a click.
 * @returns null if the browser shows no PDFs or blocks tabs
 */
export const openPdfTab = (name: string): PdfTab | null => {
  const tab = navigator.pdfViewerEnabled === false ? null : window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = name;
  tab.document.body.textContent = `Loading ${name}…`;
  return {
    show: (content) => {
      const address = URL.createObjectURL(content);
      tab.location.replace(address);
      forgetWith(tab, address);
    },
    close: () => tab.close(),
  };
};
