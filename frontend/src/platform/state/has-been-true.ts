import { useState } from 'react';

/** Whether `isSo` has been true at any render since the component was mounted. */
export const useHasBeenTrue = (isSo: boolean): boolean => {
  const [ever, setEver] = useState(isSo);
  if (isSo && !ever) setEver(true);
  return ever || isSo;
};
