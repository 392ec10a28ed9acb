/** What opens beside a button: the styles of its frame. */
export const floatingFrame = {
  // The positioner copies the z-index from here.
  zIndex: 'floating',
  maxW: 'calc(100vw - 2rem)',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'md',
  boxShadow: 'high',
  _focusVisible: { outline: 'none' },
  _open: { animation: 'appear 100ms ease-out' },
} as const;
