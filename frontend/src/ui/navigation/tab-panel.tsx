import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../layout/spinner.tsx';

/** The content of a tab that is in a file of its own. */
export interface PanelContent {
  readonly content: ReactNode;
  /** Starts loading it. */
  readonly preload: () => void;
}

/** Loads a tab's content when the tab is opened: most visits use one or two of them. */
export const tabContent = (load: () => Promise<ComponentType>): PanelContent => {
  let loading: Promise<{ default: ComponentType }> | null = null;
  const start = (): Promise<{ default: ComponentType }> =>
    (loading ??= load().then(
      (Content) => ({ default: Content }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  const Content = lazy(start);
  return {
    content: (
      <Suspense fallback={<PageSpinner />}>
        <Content />
      </Suspense>
    ),
    preload: () => void start().catch(() => undefined),
  };
};

/** The id of the element that holds the open tab's content, and that of the tab it belongs to. */
export const tabPanelId = 'tab-panel';
export const tabId = (id: string): string => `tab-${id}`;

type Tabs = Readonly<Record<string, PanelContent>>;

const openTab = (tabs: Tabs, params: URLSearchParams): string => {
  const named = params.get('tab') ?? '';
  return named in tabs ? named : (Object.keys(tabs)[0] ?? '');
};

/** Starts loading the tab that the address names, beside what the page waits for. */
export const preloadOpenTab = (tabs: Tabs): void =>
  tabs[openTab(tabs, new URLSearchParams(window.location.search))]?.preload();

/** The panel of a tab of the address (`?tab=contacts`); the tabs themselves are in the rail. */
export const TabPanel = ({ tabs }: { tabs: Tabs }) => {
  const [params] = useSearchParams();
  const open = openTab(tabs, params);
  return (
    <div key={open} role="tabpanel" id={tabPanelId} aria-labelledby={tabId(open)}>
      {tabs[open]?.content}
    </div>
  );
};
