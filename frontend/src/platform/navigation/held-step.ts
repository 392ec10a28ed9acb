/** Who may hold a step in the history before the router hears of it, as long as there is somebody. */
export const stepHolder: { hold?: ((event: PopStateEvent) => void) | undefined } = {};
