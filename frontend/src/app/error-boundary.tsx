import { Component, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '../ui/actions/button.tsx';
import { FullPageNotice } from '../ui/layout/full-page-notice.tsx';

/** Catches what a page throws (a file that failed to load, a bug) and offers a way to continue. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FullPageNotice title="This page could not be shown" alert>
        <p>It may be the connection, or a mistake on our side. Loading the page again often helps.</p>
        <Button onClick={() => window.location.reload()}>Load again</Button>
        {/* A full load, not a step inside the site: what failed may be the site's own script. */}
        <ButtonAnchor href="/" variant="outline">
          Return to Home
        </ButtonAnchor>
      </FullPageNotice>
    );
  }
}
