import { errorText } from '../../platform/api/error-text.ts';
import { ErrorNotice } from './error-notice.tsx';

interface LoadErrorProps {
  /** What was not loaded, as in `Failed to fetch projects`. */
  readonly title: string;
  readonly error: unknown;
  /** Loads it again. If that fails as well, the query has the new error. */
  readonly retry: () => unknown;
}

/** Tells that something could not be loaded and why, with a button to try again. */
export const LoadError = ({ title, error, retry }: LoadErrorProps) => (
  <ErrorNotice title={title} onRetry={() => void Promise.resolve(retry()).catch(() => undefined)}>
    {errorText(error)}
  </ErrorNotice>
);
