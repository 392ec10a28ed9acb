/** Puts the cursor into the search box of the list that is on the screen; without one, does nothing. */
export const focusListSearch = (): void => {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')];
  // A tab or panel that is hidden may hold another.
  const shown = boxes.find((box) => box.offsetParent !== null) ?? null;
  shown?.focus();
  shown?.select();
};
