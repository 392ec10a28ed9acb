/** Who may hold a step in the history before the router hears of it; nobody on most pages. */
export const stepHolder: { hold?: ((event: PopStateEvent) => void) | undefined } = {};

/** To be called before the router listens: browsers tell the listeners of a window in the order in which they came. */
export const tellStepHolder = (): void =>
  window.addEventListener('popstate', (event) => stepHolder.hold?.(event));
