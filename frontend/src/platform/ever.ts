import { useState } from 'react';

/** Whether something has ever been so since this was drawn. */
export const useEver = (isSo: boolean): boolean => {
  const [ever, setEver] = useState(isSo);
  if (isSo && !ever) setEver(true);
  return ever || isSo;
};
