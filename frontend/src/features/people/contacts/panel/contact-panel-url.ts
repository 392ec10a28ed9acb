import { usePanelUrl } from '../../../../platform/navigation/panel-url.ts';

/** The query parameter that keeps which contact the panel beside the list shows. */
export const contactPanelName = 'contact';

/** Which contact the panel beside the list shows: `?contact=` and its id. */
export const useContactPanelUrl = () => usePanelUrl(contactPanelName);
